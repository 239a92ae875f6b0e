/// A picture that a build has written.
struct BuiltPicture: Sendable {
  let plan: PlannedPage
  let page: FilledPage
  let raster: RasterRecord.Output
}
