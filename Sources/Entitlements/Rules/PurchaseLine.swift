/// One purchase through all its renewals, put together from statements in any order.
///
/// Each thing that is said has its own newest statement: an event without dates is the newest about
/// the status and says nothing about the period. So every order of arrival gives the same line.
public struct PurchaseLine: Sendable {
  /// Which purchase.
  public let id: LineID
  /// Through whose webhooks it is told.
  public let source: EventSource
  /// The earliest moment that a statement gives for it.
  public private(set) var began: Instant
  private(set) var owner: Latest<UserID>?
  private var customer: Latest<UserID>?
  private var said: Latest<SubscriptionStatus>?
  private var dated: Latest<Period>?
  private var sort: Latest<PurchaseKind>?
  private var sold: Latest<String>?
  private var paid: Latest<Void>?
  private var revoked: Latest<Void>?

  init(_ statement: Statement, of event: PurchaseEvent) {
    id = statement.line
    source = event.source
    began = event.time
  }

  /// Takes in a statement.
  ///
  /// - Returns: Whether it was newer in anything.
  mutating func take(_ statement: Statement, of event: PurchaseEvent) -> Bool {
    let order = EventOrder(event, statement)
    let start = min(statement.period?.start ?? event.time, event.time)
    var isNews = start < began
    began = min(began, start)
    isNews = said.offer(statement.status, order) || isNews
    if let period = statement.period, statement.movesPeriod {
      isNews = dated.offer(period, order) || isNews
    }
    if let kind = statement.kind { isNews = sort.offer(kind, order) || isNews }
    if let product = statement.product { isNews = sold.offer(product, order) || isNews }
    switch statement.buyer {
    case .account(let user): isNews = owner.offer(user, order) || isNews
    case .customer(let user): isNews = customer.offer(user, order) || isNews
    }
    switch statement.standing {
    case .paid: isNews = paid.offer((), order) || isNews
    case .revoked: isNews = revoked.offer((), order) || isNews
    case .said: break
    }
    return isNews
  }

  /// The account that was last named, and when; the provider's own id only where none ever was.
  var stated: (user: UserID, since: Instant)? {
    (owner ?? customer).map { ($0.value, $0.order.time) }
  }

  /// How the purchase stands: a refund ends it until something newer is paid.
  public var status: SubscriptionStatus {
    if let revoked, revoked.order > paid?.order ?? .earliest { return .expired }
    return said?.value ?? .unknown
  }

  /// What is paid for, as last said.
  public var period: Period? { dated?.value }

  /// When the access that it gives ends.
  public var accessEnd: AccessEnd {
    AccessEnd(status, kind, periodEnd: dated?.value.end)
  }

  private var kind: PurchaseKind { sort?.value ?? .recurring }

  /// The newest statement about it.
  var newest: EventOrder { said?.order ?? .earliest }

  /// The row that it would be for an account.
  public func row(of user: UserID) -> Subscription {
    Subscription(
      userID: user, provider: id.provider, status: status, kind: kind,
      periodEnd: dated?.value.end, product: sold?.value)
  }
}
