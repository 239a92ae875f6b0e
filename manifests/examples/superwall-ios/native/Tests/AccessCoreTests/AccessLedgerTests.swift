import Foundation
import XCTest

@testable import AccessCore

final class AccessLedgerTests: XCTestCase {
  private let noon = Date(timeIntervalSince1970: 1_800_000_000)

  func testAnAnswerOpensTheDoorForAMinute() throws {
    var ledger = AccessLedger(visitor: "visitor-1")
    XCTAssertEqual(ledger.access(now: noon), .unknown)
    try ledger.take(
      .init(isActive: true, at: noon), about: "visitor-1", askedIn: ledger.epoch, now: noon)
    XCTAssertEqual(ledger.access(now: noon.addingTimeInterval(59)), .open)
    XCTAssertEqual(ledger.access(now: noon.addingTimeInterval(60)), .unknown)
  }

  func testWhatWasAskedBeforeSigningInIsNotTaken() throws {
    var ledger = AccessLedger(visitor: "visitor-1")
    let before = ledger.epoch
    try ledger.change(to: "account-7")
    XCTAssertThrowsError(
      try ledger.take(
        .init(isActive: true, at: noon), about: "account-7", askedIn: before, now: noon))
    XCTAssertEqual(ledger.access(now: noon), .unknown)
  }

  func testAnOlderAnswerDoesNotReplaceANewerOne() throws {
    var ledger = AccessLedger(visitor: "visitor-1")
    try ledger.take(
      .init(isActive: false, at: noon), about: "visitor-1", askedIn: 0, now: noon)
    XCTAssertThrowsError(
      try ledger.take(
        .init(isActive: true, at: noon.addingTimeInterval(-5)), about: "visitor-1", askedIn: 0,
        now: noon))
    XCTAssertEqual(ledger.access(now: noon), .closed)
  }

  func testSigningInKeepsWhatWasShownAndSigningOutDoesNot() throws {
    var ledger = AccessLedger(visitor: "visitor-1")
    try ledger.note(showing: "paywall-a", at: noon)
    try ledger.change(to: "account-7")
    XCTAssertEqual(ledger.showings.map(\.account), ["visitor-1"])
    try ledger.signOut(visitor: "visitor-2")
    XCTAssertEqual(ledger.showings, [])
  }

  func testNamesAreNotEmpty() {
    var ledger = AccessLedger(visitor: "visitor-1")
    XCTAssertThrowsError(try ledger.change(to: ""))
    XCTAssertThrowsError(try ledger.note(showing: "", at: noon))
  }
}
