import EntitlementFixtures
import Entitlements
import Foundation

/// A server with what Supabase brings along, and the migration.
struct Database: Sendable {
  let server: PostgresServer

  private static let manifests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "manifests/supabase")

  static func script(_ folder: String) throws -> String {
    let file = manifests.appending(path: "\(folder)/20261130120000_subscriptions.sql")
    return "begin;\n" + String(decoding: try Data(contentsOf: file), as: UTF8.self) + "\ncommit;\n"
  }

  /// The roles and the function that Supabase has and plain PostgreSQL lacks.
  private static let supabase = """
    create role anon nologin;
    create role authenticated nologin;
    create role service_role nologin bypassrls;
    create schema auth;
    grant usage on schema auth to anon, authenticated, service_role;
    create function auth.uid() returns uuid language sql stable as
      $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    """

  init(migrated: Bool = true) throws {
    server = try PostgresServer()
    try server.query(Self.supabase)
    if migrated { try server.query(try Self.script("migrations")) }
  }

  /// A call of the function with a body.
  static func apply(_ body: Body) -> String {
    "select public.apply_subscription_event($vitrine$\(body.json)$vitrine$::jsonb);\n"
  }

  /// What is run as the one role that may write.
  static func asService(_ script: String) -> String {
    "set role service_role;\n\(script)"
  }

  /// Takes everything out of the tables; a few rows are deleted faster than tables are cut off.
  static let emptied = """
    delete from public.subscriptions; delete from entitlement.events; delete from entitlement.lines;
    delete from entitlement.transfers;

    """

  /// Prints all rows on one line, in the order of their accounts.
  static let printRows = """
    select 'rows ' || coalesce(string_agg(concat_ws('|', user_id, provider, status, kind,
      coalesce((extract(epoch from period_end) * 1000)::bigint::text, '-'), coalesce(product, '-')),
      ';' order by user_id), '') from public.subscriptions;

    """

  /// The rows that the ledger makes of a history, as `printRows` prints them.
  static func rows(_ bodies: [Body]) -> String {
    let decoder = EventDecoder()
    var ledger = LedgerRule()
    for body in bodies {
      guard let event = try? decoder.decode(body.bytes).event,
        event.environment == .production
      else { continue }
      _ = ledger.apply(event)
    }
    let users = Set((RandomHistory.users + ["cust_harbor01"]).compactMap { UserID($0) })
    let rows = users.sorted().compactMap { ledger.row(of: $0) }.map { row in
      [
        row.userID.text, row.provider.rawValue, row.status.rawValue, row.kind.rawValue,
        row.periodEnd.map { String($0.milliseconds) } ?? "-", row.product ?? "-",
      ].joined(separator: "|")
    }
    return "rows " + rows.joined(separator: ";")
  }
}
