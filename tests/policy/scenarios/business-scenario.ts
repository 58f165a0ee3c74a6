import type { Answer, Client } from '@tamga/core/testing'
import { invoicingSteps } from './business/invoicing-scenario.ts'
import { posSteps } from './business/pos-scenario.ts'
import type { Step } from './change-scenario.ts'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const CSV = 'name,registry_number\nИмпорт ХХК,7654321\n'

const C = '/api/v1/contacts'
const G = '/api/v1/goods'
const W = '/api/v1/warehouse'

type Known = Record<string, string>

const keeper =
  (known: Known) =>
  async (name: string, answer: Promise<Answer>): Promise<Answer> => {
    const done = await answer
    known[name] = done.body?.id
    return done
  }

const sendCsv = (admin: Client, query = '') =>
  admin.request('POST', `/contacts/import${query}`, CSV, { 'content-type': 'text/csv' })

/** A company writes down whom it deals with, what it sells and what it has. */
export function businessSteps(admin: Client): Step[] {
  const known: Known = {}
  return [
    ...contactSteps(admin, known),
    ...goodsSteps(admin, known),
    ...warehouseSteps(admin, known),
    ...endings(admin, known),
    ...invoicingSteps(admin),
    ...posSteps(admin),
  ]
}

function contactSteps(admin: Client, known: Known): Step[] {
  const keep = keeper(known)
  const contact = () => `/contacts/${known['contact']}`
  const company = { kind: 'organisation', name: 'Алтан тариа ХХК', is_customer: true }
  return [
    {
      route: `POST ${C}`,
      run: () => keep('contact', admin.post('/contacts', { ...company, registry_number: '1234567' })),
    },
    { route: `PUT ${C}/:id`, run: () => admin.put(contact(), { phone: '99112233' }) },
    { route: `PUT ${C}/:id`, changes: 0, run: () => admin.put(contact(), { phone: '99112233' }) },
    { route: `POST ${C}/import`, changes: 0, run: () => sendCsv(admin, '?dry_run=true') },
    { route: `POST ${C}/import`, run: () => sendCsv(admin) },
    {
      route: `POST ${C}/:id/merge`,
      prepare: () => keep('duplicate', admin.post('/contacts', company)),
      run: () => admin.post(`${contact()}/merge`, { duplicate: known['duplicate'] }),
    },
  ]
}

function goodsSteps(admin: Client, known: Known): Step[] {
  const keep = keeper(known)
  const product = () => `/goods/products/${known['product']}`
  const list = () => `/goods/price-lists/${known['list']}`
  return [
    {
      route: `POST ${G}/units`,
      run: () => keep('unit', admin.post('/goods/units', { code: 'кг', name: 'Кг' })),
    },
    {
      route: `PUT ${G}/units/:id`,
      run: () => admin.put(`/goods/units/${known['unit']}`, { name: 'Килограмм' }),
    },
    {
      route: `POST ${G}/categories`,
      run: () => keep('category', admin.post('/goods/categories', { name: 'Гурил' })),
    },
    {
      route: `PUT ${G}/categories/:id`,
      run: () => admin.put(`/goods/categories/${known['category']}`, { name: 'Гурил, гурилан бүтээгдэхүүн' }),
    },
    {
      route: `POST ${G}/products`,
      run: () =>
        keep(
          'product',
          admin.post('/goods/products', { name: 'Гурил', barcodes: [{ code: '4006381333931' }] }),
        ),
    },
    { route: `PUT ${G}/products/:id`, run: () => admin.put(product(), { sku: 'F-1' }) },
    {
      route: `POST ${G}/products/:id/images`,
      run: () =>
        admin.request('POST', `${product()}/images`, Buffer.from(PNG, 'base64'), {
          'content-type': 'image/png',
        }),
    },
    {
      route: `DELETE ${G}/products/:id/images/:image_id`,
      run: async () => {
        const [image] = (await admin.get(product())).body.images
        return admin.delete(`${product()}/images/${image.id}`)
      },
    },
    {
      route: `POST ${G}/price-lists`,
      run: () => keep('list', admin.post('/goods/price-lists', { name: 'Жижиглэн', is_default: true })),
    },
    { route: `PUT ${G}/price-lists/:id`, run: () => admin.put(list(), { name: 'Жижиглэнгийн үнэ' }) },
    {
      route: `PUT ${G}/products/:id/prices`,
      run: () =>
        admin.put(`${product()}/prices`, { prices: [{ price_list: known['list'], amount: '2500' }] }),
    },
  ]
}

function warehouseSteps(admin: Client, known: Known): Step[] {
  const keep = keeper(known)
  const post = (path: string, body: object) => admin.post(`/warehouse/${path}`, body)
  const lines = (quantity: string) => [{ product: known['stocked'], quantity }]
  const place = (name: string) => `/warehouse/locations/${known[name]}`
  return [
    { route: `POST ${W}/locations`, run: () => keep('shop', post('locations', { name: 'Дэлгүүр' })) },
    { route: `PUT ${W}/locations/:id`, run: () => admin.put(place('shop'), { name: 'Төв дэлгүүр' }) },
    {
      route: `POST ${W}/receipts`,
      prepare: async () => {
        await keep('store', post('locations', { name: 'Агуулах' }))
        return keep('stocked', admin.post('/goods/products', { name: 'Будаа' }))
      },
      run: () => post('receipts', { to: known['store'], lines: lines('9') }),
    },
    {
      route: `POST ${W}/deliveries`,
      run: () => keep('delivery', post('deliveries', { from: known['store'], lines: lines('2') })),
    },
    {
      route: `POST ${W}/transfers`,
      run: () => post('transfers', { from: known['store'], to: known['shop'], lines: lines('3') }),
    },
    {
      route: `POST ${W}/adjustments`,
      run: () => post('adjustments', { location: known['store'], direction: 'lost', lines: lines('1') }),
    },
    {
      route: `POST ${W}/postings/:id/correction`,
      run: () => post(`postings/${known['delivery']}/correction`, {}),
    },
    {
      route: `POST ${W}/reservations`,
      run: () =>
        keep(
          'kept',
          post('reservations', { product: known['stocked'], location: known['shop'], quantity: '1' }),
        ),
    },
    {
      route: `DELETE ${W}/reservations/:id`,
      run: () => admin.delete(`/warehouse/reservations/${known['kept']}`),
    },
    {
      route: `POST ${W}/counts`,
      run: () => keep('count', post('counts', { location: known['shop'] })),
    },
    {
      route: `PUT ${W}/counts/:id/lines`,
      run: () =>
        admin.put(`/warehouse/counts/${known['count']}/lines`, {
          lines: [{ product: known['stocked'], counted: '2' }],
        }),
    },
    { route: `POST ${W}/counts/:id/post`, run: () => post(`counts/${known['count']}/post`, {}) },
    {
      route: `DELETE ${W}/counts/:id`,
      prepare: () => keep('count', post('counts', { location: known['shop'] })),
      run: () => admin.delete(`/warehouse/counts/${known['count']}`),
    },
    {
      route: `PUT ${W}/products/:id/reorder`,
      run: () =>
        admin.put(`/warehouse/products/${known['stocked']}/reorder`, {
          ...{ location: known['shop'], minimum: '5', target: '10' },
        }),
    },
    {
      route: `POST ${W}/import`,
      prepare: () => admin.put(`/goods/products/${known['stocked']}`, { sku: 'R-1' }),
      run: () =>
        admin.request('POST', '/warehouse/import', 'sku,location,quantity\nR-1,Агуулах,3\n', {
          'content-type': 'text/csv',
        }),
    },
    {
      route: `DELETE ${W}/locations/:id`,
      prepare: () => keep('empty', post('locations', { name: 'Хоосон' })),
      run: () => admin.delete(place('empty')),
    },
  ]
}

/** Each is deleted when nothing refers to it any more. */
function endings(admin: Client, known: Known): Step[] {
  return [
    { route: `DELETE ${G}/products/:id`, run: () => admin.delete(`/goods/products/${known['product']}`) },
    { route: `DELETE ${G}/price-lists/:id`, run: () => admin.delete(`/goods/price-lists/${known['list']}`) },
    {
      route: `DELETE ${G}/categories/:id`,
      run: () => admin.delete(`/goods/categories/${known['category']}`),
    },
    { route: `DELETE ${G}/units/:id`, run: () => admin.delete(`/goods/units/${known['unit']}`) },
    { route: `DELETE ${C}/:id`, run: () => admin.delete(`/contacts/${known['contact']}`) },
  ]
}
