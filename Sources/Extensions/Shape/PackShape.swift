/// The rows of a catalog pack.
enum PackShape {
  static let pack = Shape.Record(
    "a catalog pack",
    [
      .required("id", .text(.pack)), .optional("title", .text), .optional("version", .text),
      .optional("revision", .anything), .optional("kind", .text),
      .optional("depends_on", .anything),
      .optional("creates_provider_spend", .boolean),
      .optional("domains", .list(of: .record(domain))),
      .optional("workflows", .list(of: .record(workflow))),
      .optional("references", .list(of: .record(reference))),
      .optional("areas", .list(of: .record(area))), .optional("capabilities", .anything),
      .optional("extensions", .anything), .optional("roles", .list(of: .record(role))),
      .optional("gates", .list(of: .record(gate))), .optional("context_packs", .anything),
      .optional("phases", .anything), .optional("lanes", .anything),
      .optional("profiles", .anything), .optional("repository_profiles", .anything),
      .optional("provider_contracts", .anything),
    ])

  private static let workflow = Shape.Record(
    "a workflow",
    [
      .required("id", .text(.packID("workflow"))), .optional("title", .text),
      .optional("domain_id", .text), .optional("area_ids", .texts), .optional("trigger", .anything),
      .optional("founder_phrasings", .anything), .required("instructions", .text),
      .optional("reads", .anything), .optional("consults", .anything),
      .optional("reference_ids", .texts), .required("role_id", .text),
      .optional("lane_ids", .texts), .optional("phase_ids", .texts),
      .optional("dependencies", .anything), .optional("refresh_dependencies", .anything),
      .optional("output_paths", .texts), .optional("gate_commands", .anything),
      .optional("provider_ids", .texts), .optional("founder_only_actions", .anything),
      .optional("action_class", .text(.word(ManifestShape.effects))),
      .optional("protected_category", .anything), .optional("idempotent", .boolean),
      .optional("recurrence_days", .anything), .optional("max_attempts", .anything),
      .optional("max_consecutive_no_progress_attempts", .anything),
      .optional("ttl_seconds", .anything), .optional("token_budget", .anything),
      .optional("cost_estimate", .anything), .optional("applicability", .record(applicability)),
      .optional("group_id", .text), .optional("extension_slots", .anything),
      .optional("review_of", .anything), .optional("source_access", .anything),
      .optional("shared_resources", .anything),
    ])

  private static let applicability = Shape.Record(
    "an applicability",
    [.optional("mode", .word("always", "conditional")), .optional("question", .text)])

  private static let role = Shape.Record(
    "a role",
    [
      .required("id", .text(.packID("role"))), .optional("name", .text),
      .optional("prompt_path", .text), .optional("context_origin", .word("workspace", "package")),
      .optional("scope", .anything), .optional("parent_prompt_paths", .texts),
      .optional("context_pack_ids", .texts), .optional("skill_routes", .anything),
      .optional("tool_routes", .anything), .optional("capability_ids", .texts),
      .optional("output_path_prefixes", .texts), .optional("reviewed_by", .anything),
    ])

  private static let reference = Shape.Record(
    "a reference",
    [
      .required("id", .text(.packID("reference"))), .optional("path", .text),
      .optional("domain_id", .text), .optional("title", .text), .optional("load_when", .anything),
      .optional("section_id", .anything), .optional("revision", .anything),
      .optional("hub", .anything), .optional("session_scoped", .anything),
      .optional("lifecycle", .word("draft", "active", "deprecated")),
      .optional("applicability_notes", .anything), .optional("source_exemption", .anything),
      .optional("sources", .anything), .optional("derivations", .anything),
      .optional("replacement_ids", .texts), .optional("specifies", .anything),
    ])

  private static let domain = Shape.Record(
    "a domain",
    [
      .required("id", .text(.packID("domain"))), .optional("slug", .text), .optional("name", .text),
      .optional("area_ids", .texts), .optional("index_path", .text),
      .optional("route_label", .anything), .optional("route_when", .anything),
      .optional("order", .anything), .optional("grantable", .anything),
      .optional("system", .anything), .optional("machine", .anything),
      .optional("operator_group", .anything), .optional("protected_categories", .anything),
      .optional("aliases", .anything),
    ])

  private static let area = Shape.Record(
    "an area",
    [
      .required("id", .text(.packID("area"))), .optional("name", .text),
      .optional("description", .text), .optional("domain_ids", .texts),
    ])

  private static let gate = Shape.Record(
    "a gate",
    [
      .required("id", .text(.packID("gate"))), .optional("command", .anything),
      .optional("script_path", .text), .optional("command_manifest_path", .text),
      .optional("owner_domain_id", .text),
      .optional("audit", .word("required", "excluded", "manual")),
    ])
}
