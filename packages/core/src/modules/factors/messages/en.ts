import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.invalid_code': 'The code is wrong or was used already',
  'problem.invalid_code.detail': 'Wait for the next code and try again, or use another method.',
  'problem.mfa_expired': 'This sign-in has expired',
  'problem.mfa_expired.detail': 'Please sign in again from the beginning.',
  'problem.passkey_refused': 'This passkey could not sign you in',
  'problem.passkey_refused.detail': 'Try again, or use another method on the sign-in page.',
  'problem.passkey_unacceptable': 'The passkey could not be added',
  'problem.passkey_unacceptable.detail':
    'The request has expired or the answer of the device is not valid. Please try again.',
  'problem.too_many_passkeys': 'There are too many passkeys',
  'problem.too_many_passkeys.detail': 'You can have at most {most}. Remove one that you no longer use.',
  'problem.totp_lost': 'The authenticator app can no longer be checked',
  'problem.totp_lost.detail':
    'A key of the system was lost. Use a recovery code or a passkey, then add the app anew.',
  'problem.factor_exists': 'This factor is there already',
  'problem.factor_exists.detail': 'To replace it, remove the present one first.',
  'problem.factor_missing': 'Add a second factor first',
  'problem.factor_missing.detail': 'Recovery codes stand in for an authenticator app or a passkey.',
  'problem.factor_needed': 'Use your second factor',
  'problem.factor_needed.detail':
    'You have an authenticator app or a passkey, so the password alone is not enough.',
  'problem.code_wrong': 'The code is wrong',
  'problem.code_wrong.detail':
    'Enter the six digits that the app shows now, and check that the clock of the device is right.',
  'field.code_wrong': 'The code is wrong',
  'factor.totp': 'authenticator app',
  'factor.passkey': 'passkey',
  'factor.recovery_codes': 'recovery codes',
  'mail.factor_added.subject': 'A sign-in factor was added',
  'mail.factor_added.heading': 'A factor was added',
  'mail.factor_added.body': 'This was added to your {brand} account: {factor}.',
  'mail.factor_added.action': 'Check your account',
  'mail.factor_added.ignore':
    'If it was you, there is nothing to do. If not, remove it at once and change your password.',
  'mail.factor_removed.subject': 'A sign-in factor was removed',
  'mail.factor_removed.heading': 'A factor was removed',
  'mail.factor_removed.body': 'This was removed from your {brand} account: {factor}.',
  'mail.factor_removed.action': 'Check your account',
  'mail.factor_removed.ignore':
    'If it was you, there is nothing to do. If not, change your password at once.',
  'mail.factor_removed_by_operator.subject': 'The operator removed a sign-in factor of yours',
  'mail.factor_removed_by_operator.heading': 'The operator removed a factor',
  'mail.factor_removed_by_operator.body':
    'The operator of {brand} removed this from your account: {factor}. Add a new one at your next sign-in.',
  'mail.factor_removed_by_operator.action': 'Check your account',
  'mail.factor_removed_by_operator.ignore': 'If you did not ask for this, contact the operator at once.',
  'mail.recovery_code_used.subject': 'A recovery code was used',
  'mail.recovery_code_used.heading': 'A recovery code was used',
  'mail.recovery_code_used.body':
    'A recovery code was used for your {brand} account. Recovery codes left: {count}.',
  'mail.recovery_code_used.action': 'Check your account',
  'mail.recovery_code_used.ignore':
    'If it was you, there is nothing to do. If not, change your password and make new recovery codes at once.',
  'audit.person.totp_begun': 'Began to add an authenticator app',
  'audit.person.totp_added': 'Added an authenticator app',
  'audit.person.totp_removed': 'Removed the authenticator app',
  'audit.person.recovery_codes_made': 'Made new recovery codes',
  'audit.person.passkey_added': 'Added a passkey',
  'audit.person.passkey_renamed': 'Renamed a passkey',
  'audit.person.passkey_removed': 'Removed a passkey',
  'audit.person.device_forgotten': 'Forgot a remembered device',
  'audit.person.passkey_copied': 'Refused a passkey that seems to be copied',
  'audit.person.factors_removed': 'The operator removed factors of a person',
  'audit.session.factor_refused': 'A second factor was refused',
  'audit.session.step_up_refused': 'Proving identity again failed',
  'audit.session.stepped_up': 'Proved identity again',
})
