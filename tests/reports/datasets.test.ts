import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { createClient, datasets, givenMember, pg, startTestPlatform } from '@tamga/core/testing'
import { everyApp } from '../../scripts/openapi/every-app.ts'

const world = await startTestPlatform({ after }, { distribution: everyApp })
const { modules, translator } = world.platform.services
const all = modules.extensions(datasets)
const tenant = (await world.admin.get('/me')).body.tenant
for (const slug of modules.apps.keys()) await world.admin.post(`/store/apps/${slug}/install`)

/** Tables of the tenants that no report is about, each with its reason. */
const IN_NO_DATASET: Readonly<Record<string, string>> = {
  approval: 'who may see a document is judged for each document and person',
  approval_event: 'who may see a document is judged for each document and person',
  approval_flow: 'who may see a document is judged for each document and person',
  approval_step: 'who may see a document is judged for each document and person',
  approval_settings: 'a setting',
  approval_substitute: 'settings of each person',
  approval_template: 'a list on the screen of templates',
  assistant_conversation: 'each person’s own',
  assistant_event: 'each person’s own',
  assistant_message: 'each person’s own',
  assistant_proposal: 'each person’s own',
  assistant_usage: 'a counter of the budget',
  document_retention: 'a setting',
  document_search: 'who may see a document is judged for each document and person',
  document_signer: 'who may see a document is judged for each document and person',
  document_upload: 'files on their way',
  shell_device: 'the list of devices shows them',
  shell_grant: 'families of tokens, which end with their devices',
  shell_handoff: 'codes of a minute',
  shell_policy: 'a setting',
  oauth_document_host: 'hosts that an administrator allowed',
  oauth_resource: 'services that take tokens, on a screen of their own',
  document_template: 'a form of the organisation, no record of what happened',
  document_upload_part: 'files on their way',
  document_usage: 'a counter of the storage',
  federation_provider_hour: 'counted from the sign-ins',
  mcp_agent: 'the list of connected agents shows them',
  organisation_seal: 'a setting with a key',
  report: 'the reports themselves',
  report_export: 'each person’s own',
  report_export_part: 'bytes of files',
  report_person_setting: 'a setting',
  report_schedule: 'the reports themselves',
  report_setting: 'a setting',
  report_share: 'a list beside each report',
  report_share_code: 'hashes of codes',
  report_star: 'each person’s own',
  seal_batch: 'who may see a document is judged for each document and person',
  seal_batch_item: 'who may see a document is judged for each document and person',
  signature_code: 'hashes of codes',
  signature_job: 'who may see a document is judged for each document and person',
  signature_log: 'who may see a document is judged for each document and person',
  signed_revision: 'who may see a document is judged for each document and person',
  verification_batch: 'each person’s own',
  verification_item: 'each person’s own',
  api_token_secret: 'hashes of tokens; what people ask is in tokens',
  app_installation: 'the store shows the few apps of a tenant',
  audit_seal: 'proof of the log, read by the check of the chain',
  contact_word: 'an index of words',
  contact_label: 'an index of labels',
  product_word: 'an index of words',
  stock_count: 'a stock-taking ends in moves, which are in stock_moves',
  stock_count_line: 'the lines of a stock-taking',
  stock_item: 'the sum of what is in stock',
  stock_layer: 'what is left at which cost, said by the moves',
  stock_month: 'sums of moves',
  stock_reorder: 'a setting for each product',
  stock_reservation: 'kept for a while; the screen lists them',
  product_barcode: 'the page of a product shows them',
  product_image: 'the page of a product shows them',
  price_list_customer: 'a list on the page of each price list',
  exchange_rate: 'a setting',
  ereceipt: 'the page of a document shows it',
  ereceipt_merchant: 'a setting',
  bank_line: 'the page of bank statements shows them; what they became is a payment',
  invoice_line: 'the page of a document shows them',
  invoice_reminder: 'the page of a document shows them',
  invoicing_company: 'a setting',
  ledger_period: 'a setting',
  number_series: 'a setting',
  payment: 'the journal has them',
  pos_cash_move: 'the page of a shift shows them',
  pos_lease: 'which device has a till, shown with it',
  pos_sale_payment: 'the journal has them',
  pos_shift: 'the screen lists them with their counts',
  pos_shift_count: 'the page of a shift shows them',
  payment_allocation: 'the pages of documents and payments show them',
  dashboard_figures: 'figures that were counted from what datasets read',
  document_comment: 'who may see a document is judged for each document and person',
  document_content: 'the bytes of documents',
  document_mention: 'who may see a document is judged for each document and person',
  document_version: 'who may see a document is judged for each document and person',
  domain_proof: 'the settings of a provider show its domains',
  federation_trial: 'single trials of an administrator, kept for minutes',
  mail_message: 'holds links on their way; failed mails are told on the home page',
  mail_template: 'texts, not events',
  notification: 'each person’s own',
  notification_feed: 'each person’s own',
  notification_switch: 'each person’s own',
  oidc_grant: 'state of the engine; consents and sessions tell what people ask',
  oidc_logout_delivery: 'the activity of an application shows it',
  one_time_link: 'hashes of links',
  own_application: 'each person’s own',
  registry_answer: 'sealed answers of the registry',
  registry_batch: 'its look-ups are in registry_lookups',
  registry_batch_item: 'its look-ups are in registry_lookups',
  registry_quota: 'a counter of the last hour',
  review_schedule: 'settings of future campaigns',
  role_owner: 'a list on the page of each role',
  scim_change: 'a queue that is empty a moment later',
  scim_link: 'state of the push; runs tell what happened',
  scim_target: 'settings with a secret; runs tell what happened',
  scim_target_hour: 'counted from the runs',
  service_account_role: 'a list on the page of each account',
  tenant_brand: 'a setting',
  tenant_onboarding: 'a setting',
  unit_ancestor: 'the tree of units, told by unit',
  unit_event: 'the page of a unit shows it',
  waiting_sign_in: 'sign-ins that last minutes',
}

test('every table of the tenants is in a dataset, or is left out for a reason', async () => {
  const owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not a.attisdropped`,
  )
  await owner.end()
  const reported = new Set(all.flatMap(({ tables }) => tables))
  const left = rows.map(({ name }) => name).filter(name => !reported.has(name))
  assert.deepEqual(left.sort(), Object.keys(IN_NO_DATASET).sort())
})

const run = (body: object, client = world.admin) => client.post('/reports/run', body)

test('every column of every dataset runs, and is named', async () => {
  for (const { key, app, dimensions, measures } of all) {
    for (const text of [`dataset.${key}`, `dataset.${key}.about`]) assert.ok(translator.has(text), text)
    for (const { label, key: column } of [...dimensions.values(), ...measures.values()])
      assert.ok(translator.has(`column.${label ?? column}`), `${key}: column.${label ?? column}`)
    for (const { values } of dimensions.values())
      for (const value of values?.of ?? []) assert.ok(translator.has(`value.${values!.set}.${value}`), value)
    const list = await run({ dataset: key, by: [...dimensions.keys()], measures: [] })
    if (app === 'egov') {
      assert.equal(list.body.code, 'app_not_installed')
      continue
    }
    assert.equal(list.status, 200, `${key}: ${list.text}`)
    for (const measure of measures.keys())
      assert.equal(
        (await run({ dataset: key, by: [], measures: [measure] })).status,
        200,
        `${key} ${measure}`,
      )
    const counted = await run({ dataset: key, by: [], measures: ['count'] })
    assert.equal(counted.body.rows[0][0], list.body.rows.length, key)
  }
})

test('no permission opens a dataset or a column but the one that it declares', async () => {
  const { permissions } = modules
  const role = (await world.admin.post('/organisation/roles', { key: 'one', name: 'One', permissions: [] }))
    .body
  const person = await givenMember(world.platform.ctx, tenant, { email: 'one@first.example', roles: ['one'] })
  const one = createClient(world.origin)
  await one.signIn(person.email, person.password)
  const present = all.filter(dataset => dataset.app !== 'egov')
  const everyone = new Set(
    modules.all.flatMap(({ permissions: own }) =>
      (own?.forEveryone ?? []).map(verb => `${own!.prefix}.${verb}`),
    ),
  )
  for (const permission of permissions) {
    await world.admin.put(`/organisation/roles/${role.id}`, {
      key: 'one',
      name: 'One',
      permissions: [permission],
    })
    const holds = (needed: string | undefined) =>
      needed === undefined || needed === permission || everyone.has(needed)
    const { body } = await one.get('/reports/datasets')
    const told = new Map<string, { dimensions: { key: string }[]; measures: { key: string }[] }>(
      body.items.map((item: { key: string }) => [item.key, item]),
    )
    for (const { key, permission: needed, dimensions, measures } of present) {
      const { status, body: answer } = await run({ dataset: key, by: [], measures: ['count'] }, one)
      assert.equal(told.has(key), holds(needed), `${permission}: ${key} is listed`)
      assert.equal(status, holds(needed) ? 200 : 403, `${permission}: ${key} runs`)
      if (!holds(needed)) {
        assert.equal(answer.permission, needed)
        continue
      }
      const columns = [...dimensions.values(), ...measures.values()].filter(column =>
        holds(column.permission),
      )
      const listed = told.get(key)!
      assert.deepEqual(
        [...listed.dimensions, ...listed.measures].map(column => column.key),
        columns.map(column => column.key),
      )
      for (const { key: column } of [...dimensions.values()].filter(({ permission: own }) => !holds(own)))
        assert.equal((await run({ dataset: key, by: [column], measures: [] }, one)).status, 403, column)
    }
  }
})

test('the examples of the guide run as they are written', async () => {
  const guide = await readFile(new URL('../../docs/reports/reports.md', import.meta.url), 'utf8')
  const examples = [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, text]) => JSON.parse(text!) as object)
  assert.equal(examples.length, 3)
  for (const example of examples) {
    const { status, text } = await run(example)
    assert.equal(status, 200, text)
  }
})
