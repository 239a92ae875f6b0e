/// The rows of `extension.yaml`, apiVersion `b2c.extension/v1`.
enum ManifestShape {
  static let effects = [
    "observe", "draft", "mutate", "publish", "spend", "release", "destructive",
  ]

  static let manifest = Shape.Record(
    "a manifest",
    [
      .required("apiVersion", .word("b2c.extension/v1")), .required("id", .id),
      .required("version", .version), .required("hostApiVersion", .word("b2c/v1")),
      .required("title", .text), .required("dependencies", .list(of: .record(package))),
      .required("imports", .list(of: .record(packageImport))),
      .required("resources", .list(of: .record(resource))),
      .required("capabilities", .list(of: .record(capability))),
      .required("implementations", .list(of: .record(implementation))),
      .required("recipes", .list(of: .record(recipe))), .optional("catalogPacks", .ids),
      .optional("providers", .list(of: .record(provider))),
      .optional("thirdParty", .list(of: .record(thirdParty))),
    ])

  private static let package = Shape.Record(
    "a package", [.required("id", .id), .required("version", .version)])

  private static let packageImport = Shape.Record(
    "an import",
    [
      .required("package", .record(package)),
      .required("exports", .list(of: .id, atLeast: 1)),
    ])

  private static let resource = Shape.Record(
    "a resource",
    [
      .required("id", .id), .required("path", .text),
      .required("kind", .text(.word(Resource.Kind.allCases.map(\.rawValue)))),
      .required("mediaType", .text),
    ])

  private static let target = Shape.Record(
    "a target",
    [.required("platform", .word("ios", "android", "web", "host")), .required("runtime", .text)])

  private static let targets = Shape.list(of: .record(target), atLeast: 1)

  private static let capability = Shape.Record(
    "a capability",
    [
      .required("id", .id), .required("version", .version), .required("title", .text),
      .optional("description", .text), .optional("targets", targets), .required("knowledge", .ids),
      .required("operations", .list(of: .record(operation), atLeast: 1)),
    ])

  private static let operation = Shape.Record(
    "an operation",
    [
      .required("id", .id), .required("title", .text), .required("inputSchema", .id),
      .required("outputSchema", .id), .required("evidenceSchema", .id),
      .required("effect", .text(.word(effects))),
      .required("acceptance", .list(of: .text, atLeast: 1)),
    ])

  private static let implementation = Shape.Record(
    "an implementation",
    [
      .required("id", .id), .required("version", .version), .required("operation", .id),
      .required("targets", targets),
      .required("mode", .text(.word(Implementation.Mode.allCases.map(\.rawValue)))),
      .required("sdkRange", .text), .required("limitations", .texts), .required("knowledge", .ids),
      .required("connectionRequired", .boolean),
      .required("maturity", .word("experimental", "implemented")), .optional("provider", .id),
      .optional("description", .text), .optional("entrypoint", .id),
      .optional("workerContext", .record(workerContext)),
      .optional("validationContract", .record(validationContract)),
    ])

  private static let workerContext = Shape.Record(
    "a worker context",
    [
      .required("workflowId", .text(.workflow)), .required("instructions", .text),
      .required("providerIds", .texts), .required("contextFingerprint", .text(.fingerprint)),
    ])

  private static let validationContract = Shape.Record(
    "a validation contract",
    [
      .required("id", .text(.contractID)), .required("version", .version),
      .required("kind", .word("billing")),
    ])

  private static let recipe = Shape.Record(
    "a recipe",
    [
      .required("id", .id), .required("version", .version), .required("title", .text),
      .required("workflows", .list(of: .text(.workflow))),
      .required("operations", .list(of: .record(binding))), .required("policy", .record(policy)),
      .optional("maturity", .word("experimental", "implemented")),
      .optional("description", .text), .optional("targets", targets),
    ])

  private static let binding = Shape.Record(
    "an operation of a recipe",
    [
      .required("operation", .id), .required("implementation", .id),
      .required("required", .boolean),
      .required("workflowIds", .list(of: .text(.mappedWorkflow))),
      .optional("workflowContexts", .list(of: .record(workflowContext))),
    ])

  private static let instructions = Shape.word("neutral", "implementation")

  private static let workflowContext = Shape.Record(
    "a workflow context",
    [
      .required("workflowId", .text), .required("instructions", instructions),
      .required("roleInstructions", instructions), .required("neutralReferenceIds", .texts),
      .required("providerReferenceIds", .texts), .required("neutralContextPackIds", .texts),
      .required("providerContextPackIds", .texts), .optional("neutralSkillRouteIds", .texts),
      .optional("providerSkillRouteIds", .texts), .optional("neutralToolRouteIds", .texts),
      .optional("providerToolRouteIds", .texts),
    ])

  private static let policy = Shape.Record(
    "a policy",
    [
      .required("maxRepairAttempts", .integer(0...20)), .required("independentReview", .affirmed),
      .optional("recurrenceDays", .integer(1...3650)),
    ])

  private static let provider = Shape.Record(
    "a provider",
    [
      .required("id", .id), .required("version", .version), .required("title", .text),
      .required("description", .text),
    ])

  private static let thirdParty = Shape.Record(
    "a third-party credit",
    [
      .required("id", .id), .required("project", .text), .required("upstream", .text(.httpsURL)),
      .required("license", .text), .required("copyright", .text), .required("notice", .id),
      .required("covers", .list(of: .id, atLeast: 1)),
    ])
}
