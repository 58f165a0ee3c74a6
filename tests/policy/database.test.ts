import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCatalog } from './world/catalog-queries.ts'
import { startDistribution } from './world/policy-world.ts'

/** Tables above the tenants: no tenant_id, or one that says where somebody is heading and not whose the row is. */
const PLATFORM_TABLES: Record<string, string> = {
  tenant: 'the tenants themselves; its own row is shown to the tenant role by a policy on id',
  person: 'people are global',
  credential: 'belongs to the person',
  totp: 'belongs to the person',
  recovery_code: 'belongs to the person',
  passkey: 'belongs to the person',
  remembered_device: 'belongs to the person',
  passkey_challenge: 'answered before anybody is known',
  waiting_sign_in: 'waits for a second factor before there is a session; the tenant is only where it leads',
  one_time_link: 'its holder is signed out; the tenant is only where an invitation leads',
  email_change: 'belongs to the person',
  account_closing: 'belongs to the person',
  cross_device_request: 'a browser that waits before anybody is known; found by hashes',
  shell_handoff: 'the code of a web view, before anybody is known; found by hashes',
  known_device: 'what a person signed in with, wherever that was',
  logo_copy: 'pictures that everybody may see, found by the hash of their address',
  login_failure: 'counted before anybody is known; the key is a hash',
  password_list: 'known passwords, the same for everybody',
  password_list_page: 'the bits of that list',
  platform_setting: 'settings of the whole installation',
  sso_attempt: 'on its way to a provider before anybody is known; the tenant is only where it leads',
  sso_session: 'found by what a provider names; a session moves between tenants, this goes with it',
  sso_logout: 'tokens of providers that were obeyed already; the key is a hash',
  sso_identity: 'belongs to the person',
  national_identity: 'belongs to the person',
  national_session: 'a session moves between tenants, this goes with it',
  dan_attempt: 'a sign-in before any tenant is known; found by hashes of what the browser has',
  eid_request: 'a sign-in before any tenant is known; found by hashes of what the browser has',
  ring_key: 'keys of the whole installation',
  ring_peer: 'the operator decides who talks to whom',
  ring_peer_key: 'keys of other installations',
  ring_link: 'the operator decides who talks to whom',
  ring_message: 'what installations say to each other; tenants never name a peer',
  ring_evidence: 'what installations said to each other',
  oidc_process_key: 'public keys of single processes of the installation',
  oidc_signing_key: 'keys of the whole installation',
  oidc_device: 'waits for somebody to let it in, before any tenant is known; found by hashes of its codes',
  oidc_token: 'found by the hash of what a stranger presents; the tenant stands in the grant it belongs to',
}

/** Tables without row-level security, all out of reach of the tenant and platform roles. */
const WITHOUT_RLS = ['jobs.job', 'jobs.run', 'jobs.schedule', 'jobs.worker', 'platform.migration']

/** Unique without the tenant, and why that tells nobody anything. */
const UNIQUE_ACROSS_TENANTS: Record<string, string> = {
  api_token_secret_token_hash_key:
    'the hash of a token that nobody can guess, looked up before any tenant is known',
  oidc_client_client_id_key:
    'strangers name it before any tenant is known; made by the service of random bits, never chosen',
  oidc_client_pkey: 'made by the service, never chosen',
  oidc_grant_pkey: 'made by the service, never chosen; the tenant role cannot insert grants',
  oidc_logout_delivery_once: 'ids that the service made; the tenant role cannot insert deliveries',
  oidc_logout_delivery_pkey: 'made by the service, never chosen; the tenant role cannot insert deliveries',
  session_pkey:
    'a session keeps its id when it moves between tenants; the tenant role cannot insert sessions',
  session_token_hash_key:
    'the token is looked up before the tenant is known; the tenant role cannot insert sessions',
  report_share_token: 'the hash of a token that nobody can guess, looked up before any tenant is known',
  session_event_token: 'the hash of a token that nobody can guess, looked up before any tenant is known',
  mail_message_pkey: 'the sending job knows the id alone; it is random, so that nobody can ask for another’s',
}

/** Foreign keys from a tenant table to one that is not. */
const KEYS_OUT: Record<string, string> = {
  membership_person_id_fkey: 'the one place where a tenant and a person meet',
  session_person_id_fkey: 'written by the platform role alone, before and between tenants',
}

/** Triggers of ours, with their reason. */
const TRIGGERS: Record<string, string> = {
  'app_installation renew_rights_after_delete':
    'rights that processes keep belong to a version of them: an app less',
  'app_installation renew_rights_after_insert': 'and an app more',
  'app_installation renew_rights_after_update': 'or one that is switched on or off',
  'document document_hold': 'what lies under a legal hold is not deleted, but with its tenant',
  'invoice invoice_kept': 'a posted document stays as it is, whoever tries to change it',
  'invoice_line invoice_line_kept': 'and so do its lines',
  'journal_line journal_line_balanced': 'the lines of an entry sum to zero when the transaction ends',
  'membership_role membership_role_begins': 'who had which role is kept, whoever gives it',
  'membership_role membership_role_ends': 'and until when, whoever takes it',
  'review_campaign review_campaign_final': 'a closed review cannot be changed, whoever tries',
  'review_campaign review_campaign_kept': 'nor can one be deleted that was opened, but with its tenant',
  'review_item review_item_added': 'nothing is added to a closed review',
  'review_item review_item_changed': 'a decision of a closed review is final',
  'role renew_rights_after_delete': 'a role that is gone',
  'role renew_rights_after_insert': 'a new role',
  'role renew_rights_after_update': 'a role that is named anew',
  'role_permission renew_rights_after_delete': 'what a role no longer allows',
  'role_permission renew_rights_after_insert': 'what a role allows from now on',
  'role_permission renew_rights_after_update': 'what it allows instead',
}

/** SECURITY DEFINER, with its reason. */
const DEFINERS = {
  'jobs.enqueue': 'adds a job for the tenant of the transaction to tables that are closed to everyone',
  'jobs.enqueue_for': 'the same, and a transaction of the platform may say whose job it is',
  'platform.give_first_password':
    'gives a new member a password in the transaction that makes them one; knows nobody else',
  'platform.renew_rights_version':
    'whoever changes roles or apps renews the version of the tenant’s rights, also where they may not write it',
}

const all = 'delete,insert,select,update'

/** Everything that the platform role may do. */
const PLATFORM_GRANTS: Record<string, string> = {
  'platform.audit_seq': 'select,usage',
  'public.api_token': 'delete,select',
  'public.api_token_secret': 'delete,select',
  'public.app_installation': 'select',
  'public.audit_record': 'insert',
  'public.account_closing': all,
  'public.credential': all,
  'public.cross_device_request': all,
  'public.document_access': 'select document_id,select subject_id,select tenant_id',
  'public.document_search': 'select document_id,select search,select tenant_id',
  'public.email_change': all,
  'public.invitation': 'select',
  'public.known_device': all,
  'public.login_failure': all,
  'public.logo_copy': all,
  'public.mail_message': all,
  'public.membership': all,
  'public.membership_role': 'select',
  'public.oidc_client': all,
  'public.oidc_client_use': all,
  'public.oidc_consent': all,
  'public.oidc_device': all,
  'public.oidc_grant': all,
  'public.oidc_logout_delivery': all,
  'public.oidc_process_key': all,
  'public.oidc_signing_key': all,
  'public.oidc_token': all,
  'public.one_time_link': all,
  'public.own_application': all,
  'public.passkey': all,
  'public.passkey_challenge': 'delete,insert,select',
  'public.recovery_code': all,
  'public.ring_key': all,
  'public.ring_peer': all,
  'public.ring_peer_key': all,
  'public.ring_link': all,
  'public.ring_message': all,
  'public.ring_evidence': 'insert,select',
  'public.remembered_device': all,
  'public.totp': all,
  'public.unit_ancestor': 'select',
  'public.waiting_sign_in': all,
  'public.domain_proof': 'delete,insert,select',
  'public.dan_attempt': 'delete,insert,select',
  'public.eid_request': 'delete,insert,select',
  'public.national_identity': 'delete,insert,select,update',
  'public.national_session': 'delete,insert,select',
  'public.notification_feed': 'select',
  // Before somebody signs in: which service a token is for, and whose applications need no registration.
  'public.oauth_document_host': 'select',
  'public.oauth_resource': 'select',
  'public.federation_link': 'delete,select',
  'public.federation_provider': 'select',
  'public.password_list': 'delete,insert,select',
  'public.password_list_page': 'delete,insert,select',
  'public.person': all,
  'public.platform_setting': 'insert,select,update',
  'public.registry_lookup':
    'select at,select id,select looked_by_name,select number_hash,select operation,select outcome,select purpose,select tenant_id',
  'public.report_schedule': 'select next_at,select paused,select tenant_id',
  'public.report_share': 'select tenant_id,select token_hash',
  'public.session': all,
  // Devices speak for themselves before anybody is signed in on them.
  'public.shell_device': 'insert,select,update',
  'public.shell_grant': all,
  'public.shell_handoff': all,
  'public.shell_policy': 'select',
  'public.session_event': 'insert,select',
  'public.signed_revision': 'select',
  'public.sso_attempt': 'delete,insert,select',
  'public.sso_identity': all,
  'public.sso_logout': 'delete,insert,select',
  'public.sso_session': 'delete,insert,select',
  'public.tenant': all,
  'public.product_image': 'select address',
  'public.tenant_brand': 'select',
  'public.tenant_security': 'select',
}

const JOBS_GRANTS = { 'jobs.job': all, 'jobs.run': all, 'jobs.schedule': all, 'jobs.worker': all }

/** What the tenant role may touch beside protected tables, and only so far. */
const TENANT_ROLE_OTHERS: Record<string, string> = {
  'platform.audit_seq': 'select,usage',
  'public.passkey': 'select person_id',
  'public.totp': 'select confirmed_at,select person_id',
  'public.tenant':
    'insert,select,update default_language,update delete_after,update languages,update name,update status,update version',
}

const APPEND_ONLY = [
  'public.audit_record',
  'public.audit_seal',
  'public.ring_evidence',
  'public.session_event',
  'public.signed_revision',
]

const OWN_TENANT = '(tenant_id = platform.tenant_id())'
/** Whoever presents tokens sees their rows, in whatever tenants they are: the check of a session or token is one round trip. */
const READING_SESSIONS = `(${OWN_TENANT} OR (token_hash = ANY (( SELECT platform.token_hashes() AS token_hashes)::bytea[])))`
/** Whoever ends a session ends what hangs on it, also where it was used in another tenant. */
const ENDING_GRANTS = `(${OWN_TENANT} OR (session_id = ANY (( SELECT platform.ended_session_ids() AS ended_session_ids)::uuid[])))`

const READING: Record<string, string> = {
  api_token_secret: READING_SESSIONS,
  session: READING_SESSIONS,
  oidc_grant: ENDING_GRANTS,
}
const WRITING: Record<string, string> = { oidc_grant: ENDING_GRANTS }

const world = await startDistribution()
const catalog = await readCatalog(world.databaseUrl)
const inPublic = catalog.tables.filter(table => table.name.startsWith('public.'))
const plain = (name: string) => name.replace('public.', '')
const tenantTables = inPublic
  .filter(table => table.of_tenants && !(plain(table.name) in PLATFORM_TABLES))
  .map(table => plain(table.name))

function grantsOf(role: string): Record<string, string> {
  const held = Object.groupBy(
    catalog.grants.filter(grant => grant.role === role),
    grant => grant.object,
  )
  return Object.fromEntries(
    Object.entries(held).map(([object, grants]) => [
      object,
      grants!
        .map(grant => grant.right)
        .sort()
        .join(','),
    ]),
  )
}

test('a table without a tenant is on the list of the platform', () => {
  const others = inPublic.map(table => plain(table.name)).filter(name => !tenantTables.includes(name))
  assert.deepEqual(others.sort(), Object.keys(PLATFORM_TABLES).sort())
  assert.ok(tenantTables.length > 10)
})

test('row-level security is enabled and forced on every table of ours', () => {
  const bare = catalog.tables.filter(table => !table.enabled || !table.forced).map(table => table.name)
  assert.deepEqual(bare, WITHOUT_RLS)
})

test('the tenant role sees and writes rows of the tenant of its transaction alone', () => {
  for (const table of tenantTables) {
    const policies = catalog.policies.filter(
      policy => plain(policy.table) === table && policy.roles.includes('tamga_app'),
    )
    assert.equal(policies.length, 1, table)
    const policy = policies[0]!
    assert.deepEqual(policy.roles, ['tamga_app'], table)
    assert.equal(policy.command, '*', table)
    assert.equal(policy.using_clause, READING[table] ?? OWN_TENANT, table)
    assert.equal(policy.check_clause, WRITING[table] ?? OWN_TENANT, table)
  }
})

/** What a SECURITY DEFINER function may do as the owner, upon whom row-level security is forced, too. */
const OWNER_ACCESS = [
  ['public.credential', 'a'],
  ['public.person', 'r'],
  ['public.tenant', 'r'],
  ['public.tenant', 'w'],
]

const isOwners = (name: string): boolean => /^owner_access(_update)?$/.test(name)

test('the owner reaches rows where a function of its own does so, and nowhere else', () => {
  const owned = catalog.policies.filter(policy => isOwners(policy.name))
  assert.deepEqual(
    owned.map(policy => [policy.table, policy.command]),
    OWNER_ACCESS,
  )
  for (const { roles } of owned)
    assert.ok(!['tamga_app', 'tamga_platform', 'tamga_jobs'].includes(roles[0]!), roles[0])
})

/** Tables of people of which a tenant sees whose they are, of its own members alone. */
const OF_MEMBERS = ['public.passkey', 'public.totp']

test('a tenant sees of the tables of people those of its own members, and only on the list', () => {
  const found = catalog.policies.filter(policy => policy.name === 'members_of_the_tenant')
  assert.deepEqual(found.map(({ table }) => table).sort(), OF_MEMBERS)
  for (const { roles, command, using_clause } of found) {
    assert.deepEqual([roles, command], [['tamga_app'], 'r'])
    assert.match(using_clause!, /m\.tenant_id = platform\.tenant_id\(\)/)
  }
})

test('every other policy is the platform role’s, on the tables it is granted', () => {
  const named = ['tenant_isolation', 'members_of_the_tenant']
  const others = catalog.policies.filter(({ name }) => !named.includes(name) && !isOwners(name))
  for (const policy of others)
    assert.deepEqual([policy.name, policy.roles], ['platform_access', ['tamga_platform']], policy.table)
  const granted = Object.keys(PLATFORM_GRANTS).filter(name => name.startsWith('public.'))
  assert.deepEqual(others.map(policy => policy.table).sort(), granted.sort())
})

test('a foreign key between tenant tables carries the tenant on both sides', () => {
  for (const key of catalog.foreignKeys.filter(({ from_table }) => tenantTables.includes(from_table))) {
    const [from, to] = [key.from_columns, key.to_columns]
    const target = key.to_table
    if (target === 'tenant') assert.deepEqual([from, to], [['tenant_id'], ['id']], key.name)
    else if (tenantTables.includes(target)) assert.equal(to[from.indexOf('tenant_id')], 'tenant_id', key.name)
    else assert.ok(key.name in KEYS_OUT, `${key.name} leaves the tenant`)
  }
})

test('no table outside points into a tenant’s rows', () => {
  const inward = catalog.foreignKeys.filter(
    ({ from_table, to_table }) => !tenantTables.includes(from_table) && tenantTables.includes(to_table),
  )
  assert.deepEqual(inward, [])
})

test('what is unique in a tenant table is unique within the tenant', () => {
  const wide = catalog.uniqueIndexes.filter(
    ({ table, columns }) => tenantTables.includes(table) && !columns.includes('tenant_id'),
  )
  assert.deepEqual(
    wide.map(index => index.name),
    Object.keys(UNIQUE_ACROSS_TENANTS).sort(),
  )
})

test('there is no view, and no trigger but those on the list', () => {
  assert.deepEqual(catalog.views, [])
  assert.deepEqual(
    catalog.triggers.map(({ name }) => name),
    Object.keys(TRIGGERS),
  )
})

test('functions that run as their owner are on the list, with a pinned search path', () => {
  const definers = catalog.functions.filter(one => one.definer)
  assert.deepEqual(
    definers.map(one => one.name),
    Object.keys(DEFINERS),
  )
  for (const one of definers) {
    const path = one.config?.find(setting => setting.startsWith('search_path='))
    assert.match(path ?? '', /, pg_temp$/, one.name)
    assert.doesNotMatch(path ?? '', /public|\$user/, one.name)
  }
})

test('the platform role has exactly the rights on its list', () => {
  assert.deepEqual(grantsOf('tamga_platform'), PLATFORM_GRANTS)
})

test('the jobs role works in its own schema alone', () => {
  assert.deepEqual(grantsOf('tamga_jobs'), JOBS_GRANTS)
})

test('the tenant role has rights on tenant tables, and on nothing else but what is listed', () => {
  const held = grantsOf('tamga_app')
  const others = Object.entries(held).filter(([object]) => !tenantTables.includes(plain(object)))
  assert.deepEqual(Object.fromEntries(others), TENANT_ROLE_OTHERS)
  for (const [object, rights] of Object.entries(held))
    assert.doesNotMatch(rights, /truncate|references|trigger|maintain/, object)
})

test('no service role can change or remove a record of the past', () => {
  for (const { object, role, right } of catalog.grants.filter(grant => APPEND_ONLY.includes(grant.object))) {
    assert.match(right, /^(select|insert)$/, `${role} on ${object}`)
  }
})

test('no service role is superuser, may bypass row-level security, owns anything or belongs to another role', () => {
  assert.deepEqual(
    catalog.roles.map(role => ({ ...role })),
    ['tamga_app', 'tamga_jobs', 'tamga_platform'].map(name => ({
      name,
      mighty: false,
      memberships: 0,
      owned: 0,
    })),
  )
})

test('everyone else has no rights on our tables, functions and schemas', () => {
  const strangers = catalog.grants.filter(grant => !/^tamga_(app|platform|jobs)$/.test(grant.role))
  assert.deepEqual(strangers, [])
  assert.deepEqual(
    catalog.functions.filter(one => one.public).map(one => one.name),
    [],
  )
  const open = catalog.schemas.filter(({ role, right }) => !role.startsWith('tamga_') && right !== 'usage')
  assert.deepEqual(open, [])
  const creators = catalog.schemas.filter(({ right }) => right === 'create')
  assert.deepEqual(creators, [])
})
