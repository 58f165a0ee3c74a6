import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sourceFiles } from './source.ts'

/**
 * Who may leave the tenant, and what for. Whoever adds a line here answers: why does this work stand above tenants, and
 * what keeps one tenant's data from another in it?
 */
const CALLERS: Record<string, readonly string[]> = {
  'distributions/sign-in/modules/federation/domains/domain-home.ts': ['home of an e-mail domain'],
  'distributions/sign-in/modules/federation/sign-in/source.ts': [
    'identity provider of a sign-in',
    'identity providers of the sign-in page',
  ],
  'cli/commands/admin-reset.ts': ['command line'],
  'cli/commands/administrators.ts': ['command line'],
  'cli/commands/audit-verify.ts': ['audit verification'],
  'cli/demo/add-people.ts': ['demo'],
  'cli/demo/add-sessions.ts': ['demo'],
  'cli/commands/moving/tenant-restore.ts': ['command line'],
  'cli/commands/operations/jobs.ts': ['command line'],
  'cli/commands/secrets/reseal.ts': ['secrets rotation'],
  'cli/commands/secrets/secrets-rotate.ts': ['secrets rotation'],
  'cli/commands/tenant-list.ts': ['command line'],
  'cli/serve/pairing.ts': ['first start'],
  'modules/account/closing/close-account.ts': ['close account'],
  'modules/account/closing/closing.ts': ['close account', 'own account'],
  'modules/account/email-change/email-change.ts': ['change of address', 'own account', 'own address'],
  'modules/account/jobs.ts': ['close account', 'sweep changes of address'],
  'modules/account/personal-data/export.ts': ['own data'],
  'modules/assistant/jobs.ts': ['sweep conversations'],
  'modules/audit/jobs.ts': ['seal the rest'],
  'modules/cross-device/decision.ts': ['let in another device'],
  'modules/cross-device/jobs.ts': ['sweep waiting browsers'],
  'modules/cross-device/request.ts': ['sign in from another device'],
  'modules/devices/handoff/enter.ts': ['cookie of a web view'],
  'modules/devices/handoff/handoff.ts': ['handoff to a web view'],
  'modules/devices/handoff/refusals.ts': ['refused handoff'],
  'modules/devices/jobs.ts': ['sweep handoffs'],
  'modules/devices/registry/own-devices.ts': ['known device', 'own devices'],
  'modules/devices/registry/status.ts': ['status of a device'],
  'modules/oauth/engine/storage/foreign-key.ts': ['a token without its key'],
  'modules/clients/rules/client-scope.ts': ['clients of the installation', 'operator check'],
  'modules/dashboard/service.ts': ['operator attention'],
  'modules/dan/jobs.ts': ['sweep gateway sign-ins'],
  'modules/dan/sign-in/callback.ts': ['sign in through the gateway'],
  'modules/dan/sign-in/start.ts': ['sign in through the gateway'],
  'modules/egov/lookups/lookups.ts': ['registry look-ups about oneself'],
  'modules/eid/identities/join-tenant.ts': ['sign in by national identity'],
  'modules/eid/identities/link-identity.ts': ['link a national identity'],
  'modules/eid/identities/sign-in.ts': ['sign in by national identity'],
  'modules/eid/jobs.ts': ['sweep e-ID requests'],
  'modules/eid/requests/await-request.ts': ['ask the e-ID'],
  'modules/eid/requests/refusal.ts': ['refused national identity'],
  'modules/eid/requests/start-request.ts': ['ask the e-ID'],
  'modules/factors/devices/remembered-devices.ts': ['own factors'],
  'modules/factors/jobs.ts': ['sweep factors'],
  'modules/factors/mfa/complete-sign-in.ts': ['second factor'],
  'modules/factors/operator/factors-of-people.ts': ['factors of a person'],
  'modules/factors/passkeys/own-passkeys.ts': ['own factors'],
  'modules/factors/passkeys/register-passkey.ts': ['own factors'],
  'modules/factors/passkeys/sign-in-with-passkey.ts': ['sign in with a passkey'],
  'modules/factors/recovery/recovery-codes.ts': ['own factors'],
  'modules/factors/rules/factor-state.ts': ['factor of a member'],
  'modules/factors/rules/members-without-factor.ts': ['members without a factor'],
  'modules/factors/step-up/require-strength.ts': ['step up'],
  'modules/factors/step-up/step-up.ts': ['step up'],
  'modules/factors/totp/totp.ts': ['own factors'],
  'modules/onboarding/service.ts': ['first steps of the caller'],
  'modules/launcher/service.ts': ['applications of a person'],
  'modules/logos/upload/keep-upload.ts': ['copy of a logo'],
  'modules/identity/sign-in/sign-in-methods.ts': ['sign-in methods'],
  'modules/settings/security/own-way-in.ts': ['security settings'],
  'modules/identity/sign-in/allowed-networks.ts': ['allowed networks', 'refused network'],
  'modules/identity/bootstrap.ts': ['first start'],
  'modules/identity/jobs.ts': ['sweep links', 'sweep sessions'],
  'modules/identity/linked-logins/own-logins.ts': ['linked logins'],
  'modules/identity/passwords/confirm-password.ts': ['check password'],
  'modules/identity/passwords/passwords.ts': ['change password', 'forgotten password', 'reset password'],
  'kernel/mail/outbox/send-mail.ts': ['send mail'],
  'modules/identity/passwords/password-list.ts': ['known passwords'],
  'modules/identity/profile/email-verification.ts': ['verify e-mail'],
  'modules/identity/profile/profile.ts': ['own profile'],
  'modules/identity/sessions/ended-session.ts': ['ended session'],
  'modules/identity/sessions/own-sessions.ts': ['own sessions'],
  'modules/identity/sign-in/previous-session.ts': ['sign in again'],
  'modules/identity/sign-in/switch-tenant.ts': ['switch tenant'],
  'modules/identity/sign-in/sign-in.ts': ['sign in', 'sign out'],
  'modules/identity/sign-in/refuse-unproven.ts': ['verify e-mail'],
  'modules/identity/sign-in/verify-account.ts': ['sign in'],
  'modules/invitations/accept/accept-by-proof.ts': ['accept invitation'],
  'modules/invitations/accept/accept.ts': ['accept invitation', 'read invitation'],
  'modules/invitations/invite.ts': ['find invited people'],
  'modules/invitations/manage.ts': ['find invited people'],
  'modules/notifications/jobs.ts': ['sweep notifications'],
  'modules/logos/jobs.ts': ['copies of logos'],
  'modules/logos/mount-logos.ts': ['copy of a logo'],
  'modules/logos/read-logo.ts': ['copy of a logo'],
  'modules/machine-access/jobs.ts': ['sweep api tokens'],
  'modules/oauth/backchannel/jobs.ts': ['back-channel logout'],
  'modules/oauth/device/begin.ts': ['code of a device'],
  'modules/oauth/device/service.ts': ['request of a device'],
  'modules/oauth/device/member-access.ts': ['request of a device'],
  'modules/oauth/engine/storage/end-family.ts': ['end of a token family'],
  'modules/oauth/interactions/page-request.ts': ['sign-in interaction'],
  'modules/oauth/interactions/logout.ts': ['sign-out at the wish of an application'],
  'modules/oauth/interactions/service.ts': ['sign-in interaction'],
  'modules/oauth/interactions/step-up.ts': ['sign-in interaction'],
  'modules/oauth/interactions/tenants.ts': ['sign-in interaction'],
  'modules/oauth/jobs.ts': ['signing keys', 'sweep tokens'],
  'modules/oauth/keys/process-keys.ts': ['signing keys'],
  'modules/oauth/keys/rotate-keys.ts': ['signing keys'],
  'modules/oauth/keys/signing-keys.ts': ['signing keys'],
  'modules/documents/access/subjects.ts': ['search colleagues'],
  'modules/documents/document/list-documents.ts': ['search documents'],
  'modules/organisation/members/invite.ts': ['create member'],
  'modules/organisation/members/member-search.ts': ['search members'],
  'modules/platform/deletion.ts': ['delete tenant'],
  'modules/identity/people-import/import-people.ts': ['import people'],
  'modules/platform/jobs.ts': ['delete tenants'],
  'modules/platform/tenants.ts': ['list tenants', 'read tenant'],
  'modules/signatures/signing/choose-signer.ts': ['sign with e-ID'],
  'modules/reports/jobs.ts': ['sweep of reports'],
  'modules/reports/shares/open-share.ts': ['shared report'],
  'modules/oauth-resources/documents/fetch-document.ts': ['document of an application'],
  'modules/ring/exchange/deliver.ts': ['message ring'],
  'modules/ring/evidence/evidence.ts': ['evidence of the message ring'],
  'modules/ring/exchange/messages.ts': ['messages of the message ring'],
  'modules/ring/exchange/receive.ts': ['message ring'],
  'modules/ring/exchange/send-job.ts': ['message ring'],
  'modules/ring/jobs.ts': ['sweep the message ring'],
  'modules/ring/mount-ring.ts': ['message ring'],
  'modules/ring/peers/links.ts': ['links of the message ring'],
  'modules/ring/peers/own-keys.ts': ['keys of the message ring'],
  'modules/ring/peers/peers.ts': ['peers of the message ring'],
  'modules/settings/brand/brand.ts': ['brand'],
  'modules/settings/platform-settings.ts': ['platform settings'],
  'modules/sso/sign-in/callback.ts': ['sign in through a provider'],
  'modules/sso/providers/installation-providers.ts': ['identities of the installation'],
  'modules/platform/domains.ts': ['domain of a tenant'],
  'modules/platform/maintenance/maintenance.ts': ['maintenance'],
  'modules/platform/status/status.ts': ['a backup was made'],
  'modules/sso/domains/domains.ts': ['domain of a tenant'],
  'modules/sso/jobs.ts': ['sweep sign-ins'],
  'modules/sso/providers/provider-logout.ts': ['sign-out at the wish of a provider'],
  'modules/sso/identities/session-origins.ts': ['origins of sessions'],
  'modules/sso/sign-in/sign-in.ts': ['sign in through a provider'],
  'modules/sso/sign-out/sign-out.ts': ['sign-out at a provider'],
  'modules/sso/sign-in/start.ts': ['sign in through a provider'],
  'modules/tenancy/jobs.ts': ['sweep people'],
  'modules/store/menus/menus.ts': ['operator menus'],
  'modules/store/tenants-using.ts': ['tenants that use an app'],
  'modules/tenancy/members/member-profiles.ts': ['profiles of members'],
  'modules/verification/known/known-files.ts': ['code on a document', 'file that somebody holds'],
  'platform.ts': ['operator check'],
}

const HOME = 'packages/core/src/'

const product = sourceFiles().filter(({ path, isTest }) => !isTest && !path.startsWith(`${HOME}testing/`))

test('exactly the callers on the list leave the tenant, each for its reasons', () => {
  const found: Record<string, string[]> = {}
  for (const { path, text } of product) {
    const reasons = [...text.matchAll(/\binPlatform\(\s*\w+,\s*'([^']+)'/g)].map(match => match[1]!)
    if (reasons.length > 0) found[path.replace(HOME, '')] = [...new Set(reasons)].sort()
  }
  assert.deepEqual(found, CALLERS)
})

test('every call of inPlatform says its reason in plain words', () => {
  const isDefinition = (line: string) =>
    /function inPlatform|inPlatform<T>|inPlatform: work|database\.inPlatform\(work\)/.test(line)
  const wordless = product.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter(
        line =>
          /\binPlatform[(<:]/.test(line) &&
          !isDefinition(line) &&
          !/inPlatform\(\s*(\w+,\s*'[^']+'|$)/.test(line),
      )
      .map(line => `${path}: ${line.trim()}`),
  )
  assert.deepEqual(wordless, [])
})

/** What goes past the two entrances, each with its reason: single statements that need no transaction of their own. */
const POOL_USERS: Record<string, string> = {
  'kernel/database/database.ts': 'the two entrances themselves',
  'kernel/database/pools.ts': 'opens them',
  'kernel/database/reading/read-only.ts':
    'reports read on connections of their own, and cancel what nobody waits for',
  'kernel/database/reading/repeatable.ts':
    'look-ups of several keys at once and single statements, sent again where a connection gave no answer',
  'kernel/database/statements.ts':
    'the third entrance: single prepared statements, each named with its reason',
}

const LOOK_UPS: Record<string, string> = {
  'kernel/http/identity/identity-store.ts':
    'the session check of every request, by the token that was presented',
  'kernel/http/identity/rights-store.ts':
    'what the roles that the session check named allow, once for each version of them',
  'modules/clients/registry-store.ts':
    'strangers name a client before any tenant is known; what is read stays with the provider',
  'modules/machine-access/identify/identity-store.ts':
    'a token of a program, by the hash of what was presented, and the service account of an application',
  'modules/oauth/engine/storage/member-access-store.ts':
    'membership and consent of the person who is signed in',
  'modules/oauth/engine/direct/visit-store.ts':
    'the session that was presented, with membership and consent of its person',
  'modules/oauth/api/authorize-member-store.ts':
    'what a member may do, for an application that acts in their name',
  'modules/oauth/engine/storage/token-store.ts':
    'a code or token, by the hash of the value that was presented',
  'modules/identity/profile/profile-store.ts': 'who is signed in, by the person of the session',
  'modules/factors/mfa/waiting-store.ts':
    'who adds a second factor on the way in, by the token that was presented',
  'modules/oauth-resources/documents/host-store.ts':
    'which organisations let a host in, before somebody signs in',
  'modules/oauth-resources/resource-store.ts': 'the service that a token is asked for, by its address',
  'modules/settings/security/security-store.ts': 'the rules of the tenant that somebody is about to enter',
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

const using = (pattern: RegExp) =>
  product
    .filter(({ text }) => pattern.test(withoutComments(text)))
    .map(({ path }) => path.replace(HOME, ''))
    .sort()

test('nobody but those on the list goes past the two entrances', () => {
  assert.deepEqual(using(/\bpools\b(?!\.ts)/), Object.keys(POOL_USERS).sort())
  assert.deepEqual(using(/^(?:export )?const \w+: LookUp =/m), Object.keys(LOOK_UPS).sort())
})
