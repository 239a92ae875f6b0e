internal import Documents

extension ExtensionPackage {
  /// The schemas of the package by address: where they lie, and what they call themselves.
  var schemaDocuments: [String: Node] {
    var documents: [String: Node] = [:]
    for schema in schemas {
      if let id = schema.root["$id"]?.string, !id.hasSuffix("#") { documents[id] = schema.root }
      documents[schema.address] = schema.root
    }
    return documents
  }
}

extension ResourceDocument {
  /// The address that references between the files of a package start from.
  var address: String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    return path.utf8.reduce(into: "package:/") { out, byte in
      if plain.contains(byte) {
        out.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        out += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }

  /// The schema, ready for use.
  func compiled(with documents: [String: Node]) -> JSONSchema {
    JSONSchema(root, at: address, documents: documents)
  }
}
