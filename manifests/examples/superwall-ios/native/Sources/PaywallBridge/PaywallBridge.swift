#if os(iOS)
  import AccessCore
  import Foundation
  import RevenueCat
  import SuperwallKit

  /// Lets Superwall show paywalls and RevenueCat decide what they unlock.
  ///
  /// Nothing happens until the app calls `start` with its own public keys.
  @MainActor
  public final class PaywallBridge: PurchaseController {
    public enum Failure: Error {
      case accountIsChanging
      case productIsNotOfStoreKit2
    }

    private let entitlement: String
    private var ledger: AccessLedger
    private var isBusy = false

    public init(entitlement: String, visitor: String) {
      self.entitlement = entitlement
      ledger = AccessLedger(visitor: visitor)
    }

    public var access: AccessLedger.Access { ledger.access(now: Date()) }

    public func start(revenueCatKey: String, superwallKey: String) {
      Purchases.configure(withAPIKey: revenueCatKey, appUserID: ledger.account)
      Superwall.configure(apiKey: superwallKey, purchaseController: self)
      Superwall.shared.identify(userId: ledger.account)
      publish()
    }

    /// Notes an assignment that Superwall has reported; none is ever made up here.
    public func note(showing assignment: String) throws {
      try ledger.note(showing: assignment, at: Date())
    }

    public func signIn(_ account: String) async throws {
      try await whileBusy {
        try ledger.change(to: account)
        publish()
        let answer = try await Purchases.shared.logIn(account)
        Superwall.shared.identify(userId: account)
        take(answer.customerInfo, askedIn: ledger.epoch)
      }
    }

    public func purchase(product: SuperwallKit.StoreProduct) async -> PurchaseResult {
      do {
        return try await whileBusy {
          guard let item = product.sk2Product else { throw Failure.productIsNotOfStoreKit2 }
          let epoch = ledger.epoch
          let answer = try await Purchases.shared.purchase(
            product: RevenueCat.StoreProduct(sk2Product: item))
          take(answer.customerInfo, askedIn: epoch)
          return answer.userCancelled ? .cancelled : .purchased
        }
      } catch let error as RevenueCat.ErrorCode where error == .paymentPendingError {
        return .pending
      } catch {
        return .failed(error)
      }
    }

    public func restorePurchases() async -> RestorationResult {
      do {
        return try await whileBusy {
          let epoch = ledger.epoch
          take(try await Purchases.shared.restorePurchases(), askedIn: epoch)
          return .restored
        }
      } catch {
        return .failed(error)
      }
    }

    private func whileBusy<Value>(_ work: () async throws -> Value) async throws -> Value {
      guard !isBusy else { throw Failure.accountIsChanging }
      isBusy = true
      defer { isBusy = false }
      return try await work()
    }

    /// What can't be taken in leaves the door as it is: unknown, or as the last answer had it.
    private func take(_ answer: CustomerInfo, askedIn epoch: Int) {
      let isActive = answer.entitlements.activeInCurrentEnvironment[entitlement] != nil
      try? ledger.take(
        .init(isActive: isActive, at: answer.requestDate), about: Purchases.shared.appUserID,
        askedIn: epoch, now: Date())
      publish()
    }

    private func publish() {
      switch access {
      case .open:
        Superwall.shared.subscriptionStatus = .active([SuperwallKit.Entitlement(id: entitlement)])
      case .closed: Superwall.shared.subscriptionStatus = .inactive
      case .unknown: Superwall.shared.subscriptionStatus = .unknown
      }
    }
  }
#endif
