import { tooManyRequests } from '../../../kernel/http/problem.ts'
import { defineProcessValue } from '../../../kernel/process-values.ts'

export const MOST_RUNNING = 2
const RETRY_SECONDS = 5

/** How many reports each tenant runs in this process. */
const running = defineProcessValue('reports.running', () => new Map<string, number>())

type Place = {
  readonly services: { readonly processValues: { of<T>(value: { name: string; make: () => T }): T } }
  readonly tenant: { readonly id: string }
}

/** A tenant has few reports running at a time: the connections are for all of them. */
export async function runBounded<T>({ services, tenant }: Place, work: () => Promise<T>): Promise<T> {
  const counts = services.processValues.of(running)
  const count = counts.get(tenant.id) ?? 0
  if (count >= MOST_RUNNING) throw tooManyRequests(RETRY_SECONDS)
  counts.set(tenant.id, count + 1)
  try {
    return await work()
  } finally {
    const left = counts.get(tenant.id)! - 1
    if (left === 0) counts.delete(tenant.id)
    else counts.set(tenant.id, left)
  }
}
