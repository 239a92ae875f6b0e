import Documents
import Raster

/// The pictures that a page or a template names, as the renderer takes them: decoded, and embedded.
enum PageImages {
  /// Why a picture would be left out, and what to do about it.
  struct Dropped: Error {
    let reason: String
    let hint: String
  }

  /// A picture that a reference names: one that it brings along, or a file in a folder or below it.
  static func embedded(
    _ href: String, below folder: Path, in workspace: any Workspace
  ) throws(Dropped) -> String {
    if href.hasPrefix("data:") { return try checked(href) }
    guard let path = CaptureLink.path(of: href) else {
      throw Dropped(
        reason: "is no file beside the page", hint: "name a PNG or JPEG by a relative path")
    }
    let file = workspace.resolved(folder.appending(path.string))
    guard file.string.hasPrefix(folder.string + "/") else {
      throw Dropped(
        reason: "lies outside of the page's folder and is no recorded capture",
        hint: "put it beside the page")
    }
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try workspace.read(file, limit: VerifiedCapture.byteLimit)
    } catch {
      throw Dropped(
        reason: "can't be read: \(error)", hint: "put a PNG or JPEG there, or take it out")
    }
    return try decoded(bytes)
  }

  /// A picture that the page brings along, decoded like any other.
  private static func checked(_ uri: String) throws(Dropped) -> String {
    guard let image = DataURI(uri), ["image/png", "image/jpeg"].contains(image.type) else {
      throw Dropped(
        reason: "is no PNG or JPEG in base64", hint: "embed it as image/png or image/jpeg")
    }
    return try decoded(image.bytes)
  }

  private static func decoded(_ bytes: [UInt8]) throws(Dropped) -> String {
    do throws(ImageError) {
      return try EmbeddedImage(bytes).uri
    } catch {
      throw Dropped(reason: "can't be decoded: \(error)", hint: "export it again as PNG")
    }
  }
}
