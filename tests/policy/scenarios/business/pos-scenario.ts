import { randomUUID } from 'node:crypto'
import type { Answer, Client } from '@tamga/core/testing'
import type { Step } from '../change-scenario.ts'

const R = '/api/v1/pos'

/** A shop opens a till, sells, counts the drawer and gives the till back. */
export function posSteps(admin: Client): Step[] {
  const known: Record<string, string> = {}
  const keep = async (name: string, answer: Promise<Answer>): Promise<Answer> => {
    const done = await answer
    known[name] = done.body?.id
    return done
  }
  const till = () => `/pos/tills/${known['till']}`
  const shift = randomUUID()
  const now = () => new Date().toISOString()
  const lines = [{ name: 'Уут', quantity: '1', unit_price: '500', tax_class: 'standard' }]
  const payments = [{ method: 'cash', amount: '500' }]
  const sold = {
    id: randomUUID(),
    shift,
    kind: 'sale',
    number: 1,
    sold_at: now(),
    lines,
    payments,
    total: '500',
  }
  const back = {
    ...{ ...sold, id: randomUUID(), kind: 'return', number: 2, returns: sold.id },
    lines: lines.map(line => ({ ...line, returns: 1 })),
  }
  const sell = () => admin.post(`${till()}/sales`, { lease: known['lease'], sales: [sold] })
  const takeBack = () => admin.post(`${till()}/sales`, { lease: known['lease'], sales: [sold, back] })
  const opened = () => ({ id: shift, lease: known['lease'], opened_at: now(), opening_cash: '1000' })
  const moved = { id: randomUUID(), direction: 'in', amount: '100', moved_at: now() }
  const device = { device: randomUUID(), device_name: 'Хөтөч' }
  const close = () => admin.post(`/pos/shifts/${shift}/close`, { closed_at: now(), counts: [] })
  return [
    {
      route: `POST ${R}/tills`,
      prepare: () => keep('place', admin.post('/warehouse/locations', { name: 'Кассын дэлгүүр' })),
      run: () =>
        keep('till', admin.post('/pos/tills', { name: 'Касс', prefix: 'S-', location: known['place'] })),
    },
    { route: `PUT ${R}/tills/:id`, run: () => admin.put(till(), { name: 'Төв касс' }) },
    { route: `POST ${R}/tills/:id/lease`, run: () => keep('lease', admin.post(`${till()}/lease`, device)) },
    { route: `POST ${R}/tills/:id/lease`, changes: 0, run: () => admin.post(`${till()}/lease`, device) },
    { route: `POST ${R}/tills/:id/shifts`, run: () => admin.post(`${till()}/shifts`, opened()) },
    { route: `POST ${R}/tills/:id/shifts`, changes: 0, run: () => admin.post(`${till()}/shifts`, opened()) },
    { route: `POST ${R}/tills/:id/sales`, run: sell },
    { route: `POST ${R}/tills/:id/sales`, changes: 0, run: sell },
    { route: `POST ${R}/tills/:id/sales`, run: takeBack },
    { route: `POST ${R}/shifts/:id/cash`, run: () => admin.post(`/pos/shifts/${shift}/cash`, moved) },
    { route: `POST ${R}/shifts/:id/close`, run: close },
    { route: `POST ${R}/shifts/:id/close`, changes: 0, run: close },
    {
      route: `DELETE ${R}/leases/:id`,
      run: () => admin.delete(`/pos/leases/${known['lease']}`, { device: device.device }),
    },
  ]
}
