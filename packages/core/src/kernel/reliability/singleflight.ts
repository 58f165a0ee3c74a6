export type Singleflight<T> = {
  /**
   * Runs `work` unless the same tenant is already running the same key, whose result it then shares.
   * The tenant is a parameter of its own so that no duplicate is ever merged across tenants; work that
   * belongs to no tenant passes `'platform'`. The result is shared by reference: treat it as frozen.
   */
  run: (tenant: string, key: string, work: () => Promise<T>) => Promise<T>
  isUnderWay: (tenant: string, key: string) => boolean
  size: () => number
}

export function createSingleflight<T>(): Singleflight<T> {
  const flights = new Map<string, Promise<T>>()
  return {
    run(tenant, key, work) {
      const id = idOf(tenant, key)
      const running = flights.get(id)
      if (running) return running
      const flight = Promise.resolve()
        .then(work)
        .finally(() => flights.delete(id))
      flights.set(id, flight)
      return flight
    },
    isUnderWay: (tenant, key) => flights.has(idOf(tenant, key)),
    size: () => flights.size,
  }
}

/** The length keeps ('a', 'b:c') and ('a:b', 'c') apart whatever the texts contain. */
const idOf = (tenant: string, key: string): string => `${tenant.length}:${tenant}:${key}`
