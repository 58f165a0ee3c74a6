import assert from 'node:assert/strict'
import {
  type Answer,
  type Client,
  givenMember,
  samplePdf,
  type TestPlatform,
  until,
} from '@tamga/core/testing'
import type { ScimServer } from '../../provisioning/scim-server.ts'

const APPS = [
  'sso-sessions',
  'sso-federation',
  'sso-access-review',
  'sso-provisioning',
  'warehouse',
  'invoicing',
  'pos',
]

export const NOTHING = {
  member: '',
  role: '',
  unit: '',
  client: '',
  account: '',
  provider: '',
  open: '',
  draft: '',
  target: '',
  run: '',
  document: '',
  approval: '',
  contact: '',
  product: '',
  posting: '',
  count: '',
  invoice: '',
  draft_invoice: '',
}

/** People, and something of everything that a screen may show, so that no list is empty. */
export async function fillOrganisation(
  { admin, platform }: TestPlatform,
  scim: ScimServer,
): Promise<typeof NOTHING> {
  const made = async (asked: Promise<Answer>): Promise<string> => {
    const { status, body, text } = await asked
    assert.ok(status === 200 || status === 201, text)
    return body.id
  }
  for (const app of APPS) await made(admin.post(`/store/apps/${app}/install`))
  const { tenant } = (await admin.get('/me')).body
  const { id: member } = await givenMember(platform.ctx, tenant, {
    email: 'a.person.with.a.rather.long.address@department.first.example',
    roles: ['admin'],
  })
  await made(admin.post('/organisation/members', { email: 'invited@first.example', name: 'Уригдсан Хүн' }))
  const head = await made(
    admin.post('/organisation/units', { name: 'Төв оффис', code: 'HQ', manager: member }),
  )
  const unit = await made(
    admin.post('/organisation/units', { name: 'Санхүү, бүртгэлийн хэлтэс', code: 'FIN', parent_id: head }),
  )
  await made(admin.patch(`/organisation/members/${member}`, { unit, position: 'Ахлах нягтлан бодогч' }))
  const permissions = ['organisation.read']
  const fields = { key: 'registrar', name: 'Бүртгэлийн ажилтан', permissions }
  const role = await made(admin.post('/organisation/roles', fields))
  const redirect_uris = ['https://payroll.department.first.example/callback']
  const launch = {
    launch_uri: 'https://payroll.first.example/',
    category: 'Санхүү',
    description: 'Цалин, чөлөө',
  }
  const audience = { roles: ['admin'], units: [unit] }
  const client = await made(
    admin.post('/sso/clients', { name: 'Цалингийн систем', redirect_uris, ...launch, audience }),
  )
  await made(admin.post('/sso/clients', { name: 'Албан бичиг', redirect_uris, ...launch, category: null }))
  const account = await made(
    admin.post('/service-accounts', { name: 'Шөнийн нөөцлөлт', roles: ['registrar'] }),
  )
  await made(admin.post(`/service-accounts/${account}/tokens`, { name: 'Сервер 1' }))
  await made(admin.post('/tokens', { name: 'Миний тайлан', permissions }))
  const issuer = 'https://login.department.first.example'
  const provider = await made(
    admin.post('/sso/federation/providers', { name: 'Байгууллагын нэвтрэлт', issuer, client_id: 'tamga' }),
  )
  return {
    ...{ member, role, unit, client, account, provider },
    ...(await makeGoods(admin, made)),
    document: await makeDocument(admin, { member, made }),
    approval: await makeApproval(admin, { member, made }),
    ...(await makeReviews(admin, made)),
    ...(await makeTarget(admin, { scim, member, made })),
  }
}

type Made = (asked: Promise<Answer>) => Promise<string>

async function makeReviews(admin: Client, made: Made): Promise<{ open: string; draft: string }> {
  const campaigns = '/sso/reviews/campaigns'
  const due_at = '2099-03-31T09:00:00Z'
  const open = await made(admin.post(campaigns, { name: 'Улирлын хяналт', self_review: true, due_at }))
  await made(admin.post(`${campaigns}/${open}/open`))
  const draft = await made(admin.post(campaigns, { name: 'Жилийн хяналт', self_review: true }))
  const every = { campaign_id: draft, every: 'quarter', next_at: '2099-01-31T00:00:00Z' }
  await made(admin.post('/sso/reviews/schedules', every))
  return { open, draft }
}

async function makeTarget(
  admin: Client,
  { scim, member, made }: { scim: ScimServer; member: string; made: Made },
): Promise<{ target: string; run: string }> {
  const fields = { name: 'Хүний нөөцийн систем', base_url: scim.url, token: scim.token }
  const target = await made(admin.post('/sso/scim/targets', fields))
  await admin.post(`/sso/scim/targets/${target}/users/${member}/push`)
  const runs = `/sso/scim/runs?target=${target}&status=succeeded`
  const [done] = await until('a person is delivered', async () => {
    const { items } = (await admin.get(runs)).body
    return items.length > 0 && (items as { id: string }[])
  })
  return { target, run: done!.id }
}

type Making = { readonly member: string; readonly made: (asked: Promise<Answer>) => Promise<string> }

/** A document with two versions, a comment that names somebody, and a share. */
async function makeDocument(admin: Client, { member, made }: Making): Promise<string> {
  const type = { 'content-type': 'application/pdf' }
  const title = encodeURIComponent('Түрээсийн гэрээ, 2026 он')
  const id = await made(admin.request('POST', `/documents?title=${title}`, samplePdf('Contract'), type))
  const second = await admin.request(
    'POST',
    `/documents/${id}/versions`,
    samplePdf('Contract', 'Annex'),
    type,
  )
  assert.equal(second.status, 201, second.text)
  await made(admin.put(`/documents/${id}`, { number: 'А/17' }))
  await made(admin.put(`/documents/${id}/access/${member}`, { kind: 'person', level: 'comment' }))
  await made(admin.post(`/documents/${id}/comments`, { text: '2-р зүйлийг хараарай', mentions: [member] }))
  return id
}

/** A document that waits for the administrator, with steps side by side behind it, and a template. */
async function makeApproval(admin: Client, { member, made }: Making): Promise<string> {
  const title = encodeURIComponent('Төсвийн санал')
  const id = await made(
    admin.request('POST', `/documents?title=${title}`, samplePdf('Budget'), {
      'content-type': 'application/pdf',
    }),
  )
  const { user } = (await admin.get('/me')).body
  const steps = [
    { name: 'Нягтлан', approvers: [user.id], due_days: 3 },
    { name: 'Хууль', mode: 'any', approvers: [member, { role: 'admin' }] },
    { name: 'Удирдлага', approvers: [{ manager: true }], parallel: true },
    { approvers: [member] },
  ]
  await made(admin.post(`/documents/${id}/flow`, { steps }))
  await made(admin.post('/approvals/templates', { name: 'Төсөв батлах', steps }))
  return id
}

/** A customer that is there twice, and a product with variants and prices. */
async function makeGoods(admin: Client, made: (asked: Promise<Answer>) => Promise<string>) {
  const company = {
    kind: 'organisation',
    name: 'Алтан тариа олон улсын хязгаарлагдмал хариуцлагатай компани',
  }
  const labels = ['Гэрээт харилцагч', 'Улаанбаатар']
  const bank_accounts = [
    { bank: 'Хаан банк', account_number: '5001234567', currency: 'MNT', holder: 'Алтан тариа' },
  ]
  const address = {
    kind: 'office',
    country: 'MN',
    city: 'Улаанбаатар',
    district: 'Баянзүрх',
    street: '1-р хороо',
    postal_code: '',
  }
  const contact = await made(
    admin.post('/contacts', {
      ...company,
      ...{ labels, bank_accounts, addresses: [address], registry_number: '1234567', phone: '99112233' },
      ...{ is_customer: true, is_supplier: true },
    }),
  )
  await made(admin.post('/contacts', company))
  const category = await made(admin.post('/goods/categories', { name: 'Гурил, гурилан бүтээгдэхүүн' }))
  const piece = await made(admin.post('/goods/units', { code: 'ш', name: 'Ширхэг' }))
  await made(admin.post('/goods/units', { code: 'хайрцаг', name: 'Хайрцаг', base: piece, factor: '12' }))
  const barcodes = [{ code: '4006381333931' }]
  const product = await made(
    admin.post('/goods/products', {
      name: 'Дээд зэргийн гурил, 25 кг-ын шуудайтай',
      sku: 'F-25',
      category,
      barcodes,
    }),
  )
  const options = { Сав: 'Цаасан уут' }
  await made(admin.post('/goods/products', { parent: product, name: 'Гурил, цаасан уут', options }))
  const price_list = await made(
    admin.post('/goods/price-lists', { name: 'Жижиглэнгийн үнэ', is_default: true }),
  )
  const special = await made(admin.post('/goods/price-lists', { name: 'Гэрээт үнэ', customers: [contact] }))
  const prices = [
    { price_list, amount: '68500' },
    { price_list, amount: '66000.5', min_quantity: '10', valid_from: '2026-11-01' },
    { price_list: special, amount: '64000', valid_to: '2027-12-31' },
  ]
  assert.equal((await admin.put(`/goods/products/${product}/prices`, { prices })).status, 200)
  const known = { made, product, contact }
  return { contact, product, ...(await makeStock(admin, known)), ...(await makeInvoices(admin, known)) }
}

/** Goods came to one place, and some of them went on to another. */
async function makeStock(
  admin: Client,
  { made, product, contact }: { made: Made; product: string; contact: string },
): Promise<{ posting: string; count: string }> {
  const to = await made(admin.post('/warehouse/locations', { name: 'Төв агуулах, Баянзүрх дүүрэг' }))
  const shop = await made(admin.post('/warehouse/locations', { name: 'Дэлгүүр' }))
  const received = [{ product, quantity: '120', unit_cost: '52500.5' }]
  const receipt = { to, supplier: contact, reference: 'ОР-0001', lines: received }
  const posting = await made(admin.post('/warehouse/receipts', receipt))
  const lines = [{ product, quantity: '12.5' }]
  await made(admin.post('/warehouse/transfers', { from: to, to: shop, lines }))
  await made(admin.post('/warehouse/deliveries', { from: shop, customer: contact, lines }))
  const count = await made(admin.post('/warehouse/counts', { location: to }))
  const counted = [{ product, counted: '107' }]
  await made(admin.put(`/warehouse/counts/${count}/lines`, { lines: counted }))
  await made(admin.post(`/warehouse/counts/${count}/post`))
  await made(admin.post('/warehouse/reservations', { product, location: to, contact, quantity: '7' }))
  const rule = { location: shop, minimum: '10', target: '40' }
  assert.equal((await admin.put(`/warehouse/products/${product}/reorder`, rule)).status, 204)
  return { posting, count }
}

/** An invoice that is paid in part and overdue, and another that is still written. */
async function makeInvoices(
  admin: Client,
  { made, product, contact }: { made: Made; product: string; contact: string },
): Promise<{ invoice: string; draft_invoice: string }> {
  const lines = [
    { product, quantity: '12.5', unit_price: '68500', discount: '5' },
    { description: 'Хүргэлтийн үйлчилгээ', quantity: '1', unit_price: '25000' },
  ]
  const fields = { kind: 'invoice', contact, lines, issued_on: '2026-11-01', due_on: '2026-11-10' }
  const invoice = await made(admin.post('/invoicing/invoices', fields))
  await made(admin.post(`/invoicing/invoices/${invoice}/post`, {}))
  const allocations = [{ invoice, amount: '300000.5' }]
  await made(admin.post('/invoicing/payments', { direction: 'in', contact, amount: '350000.5', allocations }))
  await admin.put('/invoicing/periods/2026-10', { closed: true })
  const draft_invoice = await made(admin.post('/invoicing/invoices', { kind: 'bill', contact, lines }))
  return { invoice, draft_invoice }
}
