import EntitlementFixtures
import Entitlements
import Fixtures
import Testing

@Suite("The migration", .serialized)
struct MigrationTests {
  @Test("it ends every known hazard as the ledger does")
  func hazards() throws {
    let database = try Database()
    let script = Hazard.all.map { hazard in
      Database.emptied
        + "set role service_role;\n" + hazard.history.map(Database.apply).joined()
        + "reset role;\n"
        + "select 'ends ' || (entitlement.access_end(status, kind, period_end) > '\(hazard.now)')"
        + " from public.subscriptions;\n"
    }.joined()
    let answers = try database.server.query(script).split(separator: "\n").filter {
      $0.hasPrefix("ends ")
    }
    #expect(answers.map(String.init) == Hazard.all.map { "ends \($0.ledger)" })
  }

  @Test("it makes the rows of the library from a thousand random histories")
  func randomHistories() throws {
    let database = try Database()
    let histories = (0..<1000).map { RandomHistory(seed: 50_000 + UInt64($0)).bodies }
    let script = histories.map { bodies in
      Database.emptied
        + "set role service_role;\nbegin;\n" + bodies.map(Database.apply).joined()
        + "commit;\nreset role;\n" + Database.printRows
    }.joined()
    let rows = try database.server.query(script).split(separator: "\n").filter {
      $0.hasPrefix("rows ")
    }
    #expect(rows.count == histories.count)
    for (row, bodies) in zip(rows, histories) { #expect(String(row) == Database.rows(bodies)) }
  }

  @Test("sixteen writers at once, each with every event shuffled and repeated, make the same rows")
  func concurrency() throws {
    let database = try Database()
    let bodies = (0..<12).flatMap { RandomHistory(seed: 90_000 + UInt64($0)).bodies }
    let scripts = (0..<16).map { writer in
      var random = SeededGenerator(seed: UInt64(writer))
      let deliveries = (bodies + bodies.prefix(20)).shuffled(using: &random)
      return Database.asService(deliveries.map(Database.apply).joined())
    }
    try database.server.queryTogether(scripts)
    #expect(try database.server.query(Database.printRows) == Database.rows(bodies))
  }

  @Test("an account reads its own row, and changes nothing")
  func owner() throws {
    let database = try Database()
    try database.server.query(Database.asService(Database.apply(Self.purchase)))
    #expect(
      try database.server.query(
        Self.asAccount(RevenueCatBody.user)
          + "select user_id, is_entitled from public.my_subscription;")
        == "\(RevenueCatBody.user)|t")
    for change in Self.changes {
      #expect(throws: PostgresServer.Trouble.self) {
        try database.server.query(Self.asAccount(RevenueCatBody.user) + change)
      }
    }
  }

  @Test("another account, and nobody, sees nothing and changes nothing")
  func stranger() throws {
    let database = try Database()
    try database.server.query(Database.asService(Database.apply(Self.purchase)))
    let stranger = Self.asAccount("11111111-2222-4333-8444-555555555555")
    #expect(
      try database.server.query(
        stranger
          + "select count(*) from public.subscriptions; select count(*) from public.my_subscription;"
      )
        == "0\n0")
    for role in [stranger, "set role anon;\n"] {
      for change in Self.changes {
        #expect(throws: PostgresServer.Trouble.self) { try database.server.query(role + change) }
      }
    }
    #expect(throws: PostgresServer.Trouble.self) {
      try database.server.query("set role anon;\nselect * from public.subscriptions;")
    }
  }

  @Test("every table has row-level security, forced")
  func forced() throws {
    let database = try Database()
    let query = """
      select count(*), bool_and(relrowsecurity and relforcerowsecurity) from pg_class as c
      join pg_namespace as n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'entitlement');
      """
    #expect(try database.server.query(query) == "4|t")
  }

  @Test("it may be applied again, and keeps what is there")
  func again() throws {
    let database = try Database()
    try database.server.query(Database.asService(Database.apply(Self.purchase)))
    let before = try database.server.query(Database.printRows)
    try database.server.query(try Database.script("migrations"))
    #expect(try database.server.query(Database.printRows) == before)
  }

  @Test("it is taken back without a trace, and applied anew")
  func rollBack() throws {
    let database = try Database(migrated: false)
    let everything = """
      select string_agg(name, ',' order by name) from (
        select nspname || '.' || relname as name from pg_class as c
          join pg_namespace as n on n.oid = c.relnamespace
        union all select nspname || '.' || proname from pg_proc as p
          join pg_namespace as n on n.oid = p.pronamespace
        union all select nspname || '.' || typname from pg_type as t
          join pg_namespace as n on n.oid = t.typnamespace
        union all select nspname from pg_namespace
      ) as found where name !~ '^pg_(toast|temp)';
      """
    let before = try database.server.query(everything)
    try database.server.query(try Database.script("migrations"))
    try database.server.query(try Database.script("rollback"))
    #expect(try database.server.query(everything) == before)
    try database.server.query(try Database.script("migrations"))
    try database.server.query(Database.asService(Database.apply(Self.purchase)))
    try database.server.query(try Database.script("rollback"))
    #expect(try database.server.query(everything) == before)
  }

  @Test("it answers what an event did")
  func answers() throws {
    let database = try Database()
    let bodies: [Body] = [
      Self.purchase, Self.purchase,
      RevenueCatBody.event("RENEWAL", at: day(50), to: day(80)),
      RevenueCatBody.event("TEST", at: day(101)),
      RevenueCatBody.event("NEW_TYPE", at: day(101)),
      RevenueCatBody.event("RENEWAL", at: day(102), ["environment": "SANDBOX"]),
      RevenueCatBody.event("RENEWAL", at: day(103), ["event_timestamp_ms": 1_775_865_600]),
      ["hello": 1], [], "text",
    ]
    let answers = try database.server.query(
      Database.asService(bodies.map(Database.apply).joined()))
    #expect(
      answers.split(separator: "\n").map(String.init) == [
        #"{"effect": "applied"}"#, #"{"effect": "repeated"}"#, #"{"effect": "applied"}"#,
        #"{"effect": "nothing", "reason": "says nothing about access"}"#,
        #"{"effect": "nothing", "reason": "type not known"}"#, #"{"effect": "left out"}"#,
        #"{"effect": "refused", "reason": "no time"}"#,
        #"{"effect": "refused", "reason": "no event"}"#,
        #"{"effect": "refused", "reason": "no event"}"#,
        #"{"effect": "refused", "reason": "no event"}"#,
      ])
  }

  @Test("it refuses an isolation level in which it could not see what it waited for")
  func isolation() throws {
    let database = try Database()
    #expect(throws: PostgresServer.Trouble.self) {
      try database.server.query(
        "begin isolation level repeatable read;\n"
          + Database.asService(Database.apply(Self.purchase)))
    }
  }

  private static let purchase = RevenueCatBody.event(
    "INITIAL_PURCHASE", at: day(100), to: day(70_000))

  private static let changes = [
    "update public.subscriptions set status = 'active';",
    "delete from public.subscriptions;",
    "insert into public.subscriptions values ('x', 'apple', 'active', 'one_time');",
    Database.apply(purchase), "select * from entitlement.events;",
    "select * from entitlement.lines;",
  ]

  private static func asAccount(_ user: String) -> String {
    "set role authenticated;\nset request.jwt.claim.sub = '\(user)';\n"
  }
}
