import assert from 'node:assert/strict'
import { type TestPlatform, testsEverything } from '@tamga/core/testing'
import type { Recorder } from '../recorder.ts'
import { volumeId } from '../volume/ids.ts'

/** Whose id a parameter of a path is: by the resource that stands before it. */
const RESOURCES: Readonly<Record<string, string>> = {
  apps: 'sso-clients',
  members: volumeId('person', 101),
  users: volumeId('person', 101),
  roles: volumeId('role', 3),
  documents: volumeId('document', 7),
  versions: '1',
  uploads: volumeId('upload', 7),
  folders: volumeId('folder', 7),
  'signature-jobs': volumeId('signature_job', 107),
  'signature-batches': volumeId('seal_batch', 7),
  approvals: volumeId('approval', 7),
  templates: volumeId('template', 7),
  units: volumeId('unit', 33),
  contacts: volumeId('contact', 7),
  products: volumeId('product', 7),
  'price-lists': volumeId('price_list', 1),
  locations: volumeId('stock_location', 1),
  postings: volumeId('stock_posting', 7),
  counts: volumeId('stock_count', 7),
  reservations: volumeId('stock_reservation', 7),
  invoices: volumeId('invoice', 50),
  payments: volumeId('payment', 50),
  entries: volumeId('journal_entry', 7),
  tills: volumeId('pos_till', 7),
  shifts: volumeId('pos_shift', 50),
  sales: volumeId('pos_sale', 50),
  conversations: volumeId('conversation', 7),
  messages: volumeId('message', 7),
  proposals: volumeId('proposal', 100),
  resources: volumeId('resource', 7),
  clients: volumeId('client', 7),
  tenants: volumeId('tenant', 3000),
  providers: volumeId('provider', 5),
  trial: volumeId('trial', 4),
  campaigns: volumeId('campaign', 5),
  schedules: volumeId('schedule', 5),
  items: volumeId('item', 4),
  targets: volumeId('target', 5),
  runs: volumeId('push', 50),
  sso: 'peer',
  i18n: 'mn',
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  q: ['Бо', '000123', 'Болд nobody'],
  action: ['member.updated', 'member.*', 'session.started'],
  target: ['person', `person:${volumeId('person', 7)}`],
  role: ['role-3', 'user', volumeId('role', 3)],
  parent: ['root', volumeId('unit', 3)],
  tenant: ['first'],
  email: ['p000123@volume.example'],
  reviewer: ['me'],
  ip: ['10.0.0.2', '10.0.0.1'],
  method: ['password'],
  category: ['security'],
  label: ['урт', 'шошго 1'],
  code: ['00000000000123'],
  quantity: ['12'],
  on: ['2026-11-17'],
  number: ['V-000123'],
  currency: ['USD'],
  from: ['2025-06-01'],
  to: ['2020-06-01'],
}

const IDS: Readonly<Record<string, string>> = {
  actor: volumeId('person', 8),
  owner: volumeId('person', 8),
  folder: volumeId('folder', 7),
  user: volumeId('person', 101),
  terminated_by: volumeId('person', 9),
  provider: volumeId('provider', 5),
  campaign: volumeId('campaign', 5),
  schedule: volumeId('schedule', 5),
  target: volumeId('target', 5),
  resync: volumeId('resync', 5),
  role: volumeId('role', 3),
  unit: volumeId('unit', 33),
  category: volumeId('category', 7),
  parent: volumeId('product', 9),
  customer: volumeId('contact', 7),
  contact: volumeId('contact', 7),
  product: volumeId('product', 7),
  location: volumeId('stock_location', 1),
  account: volumeId('ledger_account', 5),
  till: volumeId('pos_till', 7),
  shift: volumeId('pos_shift', 50),
  source_id: volumeId('invoice', 7),
}

const timeAgo = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString()

type Field = { readonly type?: string; readonly format?: string; readonly enum?: readonly string[] }

/** Values of a query parameter that change which rows are wanted, or in which order. */
function valuesOf(name: string, field: Field): readonly string[] {
  if (name === 'cursor' || name === 'limit' || name === 'lang' || name === 'zone') return []
  if (field.enum) return field.enum
  if (field.type === 'boolean') return ['true', 'false']
  if (field.format === 'uuid') return IDS[name] === undefined ? [] : [IDS[name]]
  if (field.format === 'date-time') return [40 * 86_400_000, 3_600_000, 60_000].map(timeAgo)
  return WORDS[name] ?? []
}

const filled = (path: string): string =>
  path.replace(
    /([\w-]+)\/:\w+/g,
    (whole, resource: string) => `${resource}/${RESOURCES[resource] ?? whole.split('/')[1]}`,
  )

/** Dozens of the parts in which a file is read from the database. */
const BEGINNING = 200_000

/** A file of a list is the same statement for one part after the other: the first parts are enough. */
async function readBeginning({ origin, admin }: TestPlatform, path: string): Promise<void> {
  const { status, body } = await fetch(`${origin}/api/v1${path}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  assert.ok(status < 500, `GET ${path}: ${status}`)
  let size = 0
  // Leaving the loop ends the answer.
  for await (const part of body ?? []) {
    size += part.length
    if (size > BEGINNING) break
  }
}

/** Asks every route that reads, without a filter, with each value of each filter, and for the page behind the first. */
export async function readEveryRoute(world: TestPlatform, recorder: Recorder): Promise<void> {
  const { platform, admin: client } = world
  for (const module of platform.services.modules.all)
    for (const { method, path, shape } of module.routes ?? []) {
      // A stream never ends; calls.ts asks for what it reads.
      if (method !== 'GET' || shape.produces?.includes('text/event-stream')) continue
      const route = `${module.root ?? ''}${path}`.replace('/api/v1', '')
      const fields = Object.entries((shape.query?.properties ?? {}) as Record<string, Field>)
      const queries = [
        '',
        ...fields.flatMap(([name, field]) =>
          valuesOf(name, field).map(value => `${name}=${encodeURIComponent(value)}`),
        ),
      ]
      // A file of everything would be a file of a hundred thousand lines.
      const span = route === '/audit/export' ? `from=${timeAgo(3_600_000)}&` : ''
      for (const query of queries) {
        recorder.during(`GET ${route}?${query}`)
        if (shape.produces?.includes('text/csv') && !testsEverything()) {
          await readBeginning(world, `${filled(route)}?${span}${query}`)
          continue
        }
        const { status, body, text } = await client.get(`${filled(route)}?${span}${query}`)
        assert.ok(status < 500, `GET ${route}?${query}: ${status} ${text}`)
        if (body?.next_cursor)
          await client.get(`${filled(route)}?${query}&cursor=${encodeURIComponent(body.next_cursor)}`)
        if (body?.next_cursor && !query.startsWith('sort=') && 'count' in (shape.query?.properties ?? {}))
          await client.get(`${filled(route)}?${query}&count=true`)
      }
    }
}
