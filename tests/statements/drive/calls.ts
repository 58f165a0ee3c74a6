import { randomBytes, randomUUID } from 'node:crypto'
import { volumeId } from '../volume/ids.ts'

/** Through which entrance a function of a store is called, and with what behind it. */
export type Call = readonly [entrance: 'tenant' | 'platform' | 'database', ...args: readonly unknown[]]

const person = volumeId('person', 101)
const provider = { id: volumeId('provider', 5), issuer: 'https://issuer-5.example' }
const target = volumeId('target', 5)
const role = volumeId('role', 3)
const hash = randomBytes(32)
const keys = { state: 'state', browser: 'browser' }
const material = { kid: 'volume', alg: 'ES256', publicJwk: {}, privateKey: Buffer.alloc(1) }
const run = {
  id: volumeId('push', 50),
  target_id: target,
  kind: 'user',
  subject_id: person,
  claimed_by: null,
}
const peer = {
  id: 'peer',
  provider: 'peer',
  issuer: 'https://issuer.example',
  subject: 'subject-7',
  sid: 'sid-7',
}
const citizen = {
  source: 'eid',
  subject: 'PNOMN-7',
  registration_number: 'УА00000008',
  civil_id: '7',
  level: 'QUALIFIED',
}
const request = { id: 'request', browser: 'browser' }
const sealed = { table: 'federation_provider', column: 'client_secret', idColumn: 'id' }
const outcome = { ok: true, http_status: 200, problem: null }

/**
 * What neither a route nor a job of the drive reaches: it needs a provider or a target that answers, a process that dies, or an
 * organisation that ends. Called by name, in a transaction that is taken back.
 */
export const CALLS: Readonly<Record<string, Call>> = {
  selectTenantIds: ['platform'],
  selectRoles: ['tenant', ['role-3', role]],
  selectClosing: ['tenant', volumeId('campaign', 5)],
  selectEndings: ['tenant', person, new Date()],
  selectItemRecords: ['tenant', volumeId('item', 4)],
  selectClaimants: ['platform', 'volume-7.example', { holders: [volumeId('tenant', 7)], tenant: undefined }],
  selectLink: ['tenant', provider, { subject: 'subject-7' }],
  selectLinkedPeople: ['platform', [person]],
  upsertLink: ['tenant', provider, { subject: 'subject-new', person_id: person, email: null }],
  isSlugTaken: ['tenant', 'provider-5', volumeId('provider', 6)],
  selectProviderNames: ['tenant', [provider.id]],
  selectMemberByEmail: ['tenant', 'p000101@volume.example'],
  selectRolesGivenBy: ['tenant', person, provider.id],
  lockEnabledProvider: ['platform', provider],
  selectProviderWithTenant: ['platform', provider.id],
  updateTrial: ['tenant', volumeId('trial', 4), { problem: 'unreachable' }],
  selectGroups: ['tenant', target],
  selectPeopleAfter: ['tenant', person, 1000],
  selectSentUsers: ['tenant', target, [person]],
  isLinkedElsewhere: ['tenant', { target_id: target, kind: 'user', subject_id: person }, 'remote-7'],
  selectGroupState: ['tenant', target, role],
  deleteAllChanges: ['tenant'],
  updateRunFinished: [
    'tenant',
    { run, trace: [] },
    { operation: 'user.update', http_status: 200, link: null },
  ],
  updateServiceProvider: ['tenant', target, {}],
  updateLeaseRenewed: ['tenant', target, randomUUID()],
  insertGroupRuns: ['tenant', { target_id: target, subjects: null }],
  insertResync: ['tenant', target],
  insertResyncRuns: ['tenant', run],
  updateRetriesDue: ['tenant', target],
  updateRejected: ['tenant', target],
  updateResumed: ['tenant', target],
  selectRunsAfterRemoval: [
    'tenant',
    { person_id: person, role_id: role, removed_at: new Date(), request_id: '' },
  ],
  deleteOldRuns: ['database'],
  deleteWorker: ['database', randomUUID()],
  selectWaitingTenants: ['database'],
  updateForgottenJobs: ['database', randomUUID(), []],
  updateJobFailed: [
    'database',
    { worker: randomUUID(), job: { id: volumeId('job', 7) }, started: new Date() },
    { problem: 'x', delayMs: 1 },
  ],
  countJobs: ['database'],
  insertScheduledJob: ['database', 'links.sweep'],
  deleteMailsOfTenant: ['platform', volumeId('tenant', 900)],
  updateMailCancelled: ['platform', volumeId('mail', 7)],
  updateMailFailed: ['platform', volumeId('mail', 7), 'x'],
  updateMailRetrying: ['platform', volumeId('mail', 7), { problem: 'x', runAt: new Date() }],
  lockDefaultClient: ['platform'],
  updatePasswordHash: ['platform', person, { from: 'x', to: 'y' }],
  selectEnding: ['platform', hash],
  selectSessionsOverLimit: [
    'platform',
    { id: randomUUID(), person_id: person, tenant_id: volumeId('tenant', 7), limit: 1 },
  ],
  selectPicture: ['platform', hash],
  selectCopyState: ['platform', 'https://logo.example/7.png'],
  upsertPicture: ['platform', 'https://logo.example/7.png', { type: 'image/png', body: Buffer.alloc(1) }],
  upsertProblem: ['platform', 'https://logo.example/7.png', 'unreachable'],
  updateDeliveryAttempt: ['platform', volumeId('delivery', 7)],
  updateDeliveryFinished: ['platform', volumeId('delivery', 7), outcome],
  updateDeliveryRetrying: ['platform', volumeId('delivery', 7), { ...outcome, runAt: new Date() }],
  selectClientsOfGrants: ['platform', [volumeId('grant', 7)], 'logout'],
  selectLogout: ['platform', 'uid'],
  deleteProcessKeys: ['platform', ['kid']],
  upsertProcessKeys: ['platform', [material], 60],
  updateKeyActive: ['platform', 'kid'],
  insertKey: ['platform', material, { private_key: Buffer.alloc(1), status: 'published' }],
  updateActiveKeyRetired: ['platform', 'ES256'],
  selectRowsAfter: [
    'tenant',
    { table: 'membership', columns: ['email'], key: ['person_id'] },
    { person_id: person },
  ],
  deleteDueTenant: ['platform', volumeId('tenant', 900)],
  deleteClientsOfTenant: ['platform', volumeId('tenant', 900)],
  deleteGrantsOfTenant: ['platform', volumeId('tenant', 900)],
  countOtherAdministrators: ['tenant', person],
  deleteGrants: ['tenant', [{ person_id: person, role_id: role }]],
  insertDeliveries: ['platform', [], 'logout'],
  selectTenantSummaries: ['platform'],
  selectTakenSlugs: ['platform', ['tenant-7']],
  selectCountsByKey: ['tenant', sealed],
  selectSealedByOthers: ['tenant', sealed, { keyId: 'none', limit: 100 }],
  updateSealed: ['tenant', sealed, { id: provider.id, sealed: null }],
  deleteProof: ['tenant', 'volume-7.example'],
  selectCitizen: ['platform', { ...citizen, subject: 'PNOMN-none' }],
  upsertNationalIdentity: ['platform', volumeId('person', 7), citizen],
  insertNationalSession: ['platform', randomUUID(), volumeId('national', 7)],
  selectNationalSessions: ['platform', volumeId('national', 7)],
  deleteNationalIdentity: ['platform', volumeId('national', 7)],
  deleteNationalIdentitiesOf: ['platform', person],
  selectPeopleWithNationalIdentity: ['platform', [person]],
  updateNationalNumbers: ['platform', person, { ...citizen, given_name: null, family_name: null }],
  insertEidRequest: [
    'platform',
    request,
    { sealed: Buffer.alloc(1), person_id: null, tenant: null, seconds: 60 },
  ],
  insertGatewayAttempt: [
    'platform',
    keys,
    { return_to: '/', tenant: null, replaces: false, person_id: null },
  ],
  deleteGatewayAttempt: ['platform', keys],
  selectEidRequest: ['platform', request, null],
  deleteEidRequest: ['platform', request],
  insertProof: ['tenant', 'volume-new.example'],
  deleteIdentity: ['platform', volumeId('identity', 7)],
  hasIdentity: ['platform', peer, person],
  insertIdentity: [
    'platform',
    peer,
    { subject: 'subject-new', person_id: volumeId('person', 50_000), email: null },
  ],
  selectIdentity: ['platform', peer, 'subject-7'],
  selectPeopleWithIdentity: ['platform', [person]],
  insertOrigin: ['platform', randomUUID(), peer],
  selectInstallationOrigins: ['platform', [volumeId('session', 7)]],
  selectSessionsFrom: ['platform', peer],
  insertLogoutToken: ['platform', 'peer', hash],
  insertAttempt: [
    'platform',
    keys,
    { ...peer, return_to: '/', tenant: null, trial_id: null, replaces: false },
  ],
  deleteAttempt: ['platform', keys, 'peer'],
  hasOtherMembership: ['platform', { person_id: person, tenant_id: volumeId('tenant', 7) }],
  selectMembership: ['tenant', person],
  lockMembershipOf: ['platform', { person_id: person, tenant_id: volumeId('tenant', 7) }],
  selectPersonByEmail: ['platform', 'p000101@volume.example'],
  selectUnclaimed: ['platform', person],
  insertPersonWithoutAddress: ['platform', { email: 'guest@volume.example', name: 'Guest' }],
  updateOperator: ['platform', person],
  selectTakenEmails: ['platform', ['p000101@volume.example']],
  selectBitsSet: ['platform', [0, 9000, 100_000]],
  insertList: ['platform', { entries: 1, bits: 64, probes: 11 }],
  insertPages: ['platform', 2_000_000, [Buffer.alloc(1)]],
  deleteList: ['platform'],
  hasTenants: ['platform'],
  hasUnsealed: ['tenant'],
}
