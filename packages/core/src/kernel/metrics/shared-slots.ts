import type { Usage } from '../reliability/semaphore.ts'
import type { Reading } from './metric.ts'
import type { Metrics } from './metrics.ts'

/** Slots in use and waiting, by resource and tenant. */
export type SharedSlots = () => Promise<Record<string, Usage[]>> | Record<string, Usage[]>

/** Series of one resource: the tenants that hold or wait for most. */
const MOST = 20

/** Shares that are no tenant's, such as networks of callers: their numbers are told, and no address. */
export const together = (usage: readonly Usage[]): Usage[] => [
  {
    key: 'all',
    active: usage.reduce((sum, { active }) => sum + active, 0),
    waiting: usage.reduce((sum, { waiting }) => sum + waiting, 0),
  },
]

/** Labelled by tenant id, to see which tenant holds the slots that others wait for. */
export function registerSharedSlots(metrics: Metrics, read: SharedSlots): void {
  metrics.gauge('tamga_shared_places', {
    help: 'Places that tenants hold of what they share, and requests for one that wait',
    labelNames: ['resource', 'tenant', 'state'],
    foldedLabel: 'tenant',
    collect: async () =>
      Object.entries(await read()).flatMap(([resource, usage]) => readingsOf(resource, usage)),
  })
}

function readingsOf(resource: string, usage: Usage[]): Reading[] {
  const most = usage.toSorted((a, b) => b.active + b.waiting - a.active - a.waiting).slice(0, MOST)
  return most.flatMap(({ key: tenant, active, waiting }) => [
    { labels: { resource, tenant, state: 'held' }, value: active },
    { labels: { resource, tenant, state: 'waiting' }, value: waiting },
  ])
}
