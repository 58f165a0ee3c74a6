import { type Answer, type Client, until } from '@tamga/core/testing'
import type { Step } from '../change-scenario.ts'

const R = '/api/v1/invoicing'

/** A company sends a bill, is paid, takes something back, and closes the month. */
export function invoicingSteps(admin: Client): Step[] {
  const known: Record<string, string> = {}
  const keep = async (name: string, answer: Promise<Answer>): Promise<Answer> => {
    const done = await answer
    known[name] = done.body?.id
    return done
  }
  const invoice = () => `/invoicing/invoices/${known['invoice']}`
  const lines = [{ description: 'Зөвлөгөө', quantity: '1', unit_price: '110000' }]
  const draft = () => ({ kind: 'invoice', contact: known['customer'], lines })
  return [
    {
      route: `POST ${R}/invoices`,
      prepare: () => keep('customer', admin.post('/contacts', { kind: 'organisation', name: 'Захиалагч' })),
      run: () => keep('invoice', admin.post('/invoicing/invoices', draft())),
    },
    { route: `PUT ${R}/invoices/:id`, run: () => admin.put(invoice(), { note: 'Гэрээ 7' }) },
    { route: `POST ${R}/invoices/:id/post`, run: () => admin.post(`${invoice()}/post`, {}) },
    {
      route: `POST ${R}/invoices/:id/credit`,
      run: () => keep('credit', admin.post(`${invoice()}/credit`, {})),
    },
    {
      route: `DELETE ${R}/invoices/:id`,
      run: () => admin.delete(`/invoicing/invoices/${known['credit']}`),
    },
    {
      route: `PUT ${R}/company`,
      run: () => admin.put('/invoicing/company', { legal_name: 'Тест ХХК', reminder_days: [1, 7] }),
    },
    {
      route: `POST ${R}/invoices/:id/reminders`,
      prepare: async () => {
        const days = { issued_on: '2026-02-01', due_on: '2026-02-02' }
        const late = await keep('late', admin.post('/invoicing/invoices', { ...draft(), ...days }))
        await admin.post(`/invoicing/invoices/${late.body.id}/post`, {})
        return admin.put(`/contacts/${known['customer']}`, {
          email: 'customer@company.example',
          language: 'en',
        })
      },
      run: () => admin.post(`/invoicing/invoices/${known['late']}/reminders`, {}),
    },
    {
      route: `POST ${R}/payments`,
      run: () =>
        keep(
          'payment',
          admin.post('/invoicing/payments', { direction: 'in', contact: known['customer'], amount: '50000' }),
        ),
    },
    {
      route: `POST ${R}/allocations`,
      run: () =>
        admin.post('/invoicing/allocations', {
          invoice: known['invoice'],
          payment: known['payment'],
          amount: '50000',
        }),
    },
    {
      route: `POST ${R}/allocations/:id/undo`,
      run: async () => {
        const { allocations } = (await admin.get(invoice())).body
        return admin.post(`/invoicing/allocations/${allocations[0].id}/undo`, {})
      },
    },
    {
      route: `POST ${R}/bank-statements`,
      run: () =>
        admin.post('/invoicing/bank-statements', {
          format: 'csv',
          content: 'Огноо,Орлого,Зарлага\n2026-02-03,1000,\n2026-02-04,,500\n',
          columns: { day: 'Огноо', credit: 'Орлого', debit: 'Зарлага' },
        }),
    },
    {
      route: `POST ${R}/bank-lines/:id/match`,
      prepare: async () => {
        const { items } = (await admin.get('/invoicing/bank-lines?state=open')).body
        known['fee'] = items[0].id
        known['line'] = items[1].id
        return admin.get('/invoicing/bank-lines')
      },
      run: () =>
        admin.post(`/invoicing/bank-lines/${known['line']}/match`, {
          contact: known['customer'],
          allocations: [],
        }),
    },
    {
      route: `PUT ${R}/bank-lines/:id`,
      run: () => admin.put(`/invoicing/bank-lines/${known['fee']}`, { state: 'ignored' }),
    },
    {
      route: `POST ${R}/accounts`,
      run: () =>
        keep(
          'account',
          admin.post('/invoicing/accounts', { code: '620100', name: 'Түрээс', type: 'expense' }),
        ),
    },
    {
      route: `PUT ${R}/accounts/:id`,
      run: () => admin.put(`/invoicing/accounts/${known['account']}`, { name: 'Түрээсийн зардал' }),
    },
    {
      route: `POST ${R}/entries`,
      run: () =>
        admin.post('/invoicing/entries', {
          day: '2026-01-01',
          source: 'opening',
          lines: [{ account: known['account'], debit: '1000' }],
        }),
    },
    {
      route: `PUT ${R}/periods/:month`,
      run: () => admin.put('/invoicing/periods/2026-01', { closed: true }),
    },
    {
      route: `PUT ${R}/periods/:month`,
      changes: 0,
      run: () => admin.put('/invoicing/periods/2026-01', { closed: true }),
    },
    {
      route: `POST ${R}/series`,
      run: () => admin.post('/invoicing/series', { kind: 'invoice', prefix: 'T1-' }),
    },
    ...receiptSteps(admin),
    {
      route: `PUT ${R}/rates`,
      run: () => admin.put('/invoicing/rates', { currency: 'USD', valid_from: '2026-01-01', rate: '3400' }),
    },
  ]
}

/** A customer whom the tax authority does not know: the receipt fails, and is sent again. */
function receiptSteps(admin: Client): Step[] {
  const settings = {
    enabled: true,
    tin: '37900846788',
    pos_number: '101317341',
    branch_number: '001',
    district_code: '2501',
    classification_code: '6211100',
    exempt_code: '305',
    zero_code: '501',
  }
  const lines = [{ description: 'Зөвлөгөө', quantity: '1', unit_price: '110000' }]
  const failed = async () => (await admin.get('/invoicing/receipts?state=failed')).body.items[0]
  const fail = async () => {
    const nobody = { kind: 'organisation', name: 'Үл мэдэгдэх', registry_number: '9999999' }
    const contact = (await admin.post('/contacts', nobody)).body.id
    const draft = (await admin.post('/invoicing/invoices', { kind: 'invoice', contact, lines })).body.id
    await admin.post(`/invoicing/invoices/${draft}/post`, {})
    await until('the receipt fails', async () => (await failed()) !== undefined)
  }
  return [
    { route: `PUT ${R}/receipt-settings`, run: () => admin.put('/invoicing/receipt-settings', settings) },
    {
      route: `POST ${R}/receipts/:id/retry`,
      prepare: fail,
      run: async () => admin.post(`/invoicing/receipts/${(await failed()).id}/retry`, {}),
    },
  ]
}
