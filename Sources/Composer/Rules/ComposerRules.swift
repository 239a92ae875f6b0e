package import Diagnostics

/// Every rule of the composer.
package enum ComposerRules {
  package static let all: [RuleDescription] =
    CaptureRules.all + CopyRules.all + TemplateRules.all + WellChoiceRules.all + RecordRules.all
    + DrawingRules.all + ProjectRules.all + StartRules.all + DoctorRules.all
}
