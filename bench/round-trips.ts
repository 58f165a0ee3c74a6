import type { Contender } from './contestants/contestant.ts'
import { startTamga } from './contestants/tamga.ts'
import { type CountingProxy, startCountingProxy } from './counting-proxy.ts'
import type { Driver } from './drive.ts'
import type { LoadRequest } from './load.ts'
import type { Bench } from './measurement/rounds.ts'
import { contenderOf } from './provider/contenders.ts'
import type { Operation } from './provider/operations.ts'
import { tamgaProvider } from './provider/tamga.ts'
import type { Terms } from './provider/terms.ts'
import { withContenders } from './scenarios/scenario.ts'

const COUNTED = 100

/**
 * Database round trips of one request: one after the other on a quiet service. What jobs do meanwhile has a database role of
 * its own and is not counted.
 */
export async function countRoundTrips(
  { postgres, driver }: Bench,
  name: string,
  request: (token: string) => LoadRequest,
): Promise<number> {
  return withProxy(async (through, counted) => {
    const start = () =>
      startTamga(postgres, { name, database: `${name}_trips`, through, requests: token => [request(token)] })
    return withContenders([start], ([tamga]) => tripsOf(driver, tamga!, counted))
  })
}

/** The same for operations of the provider, on a service of their own. */
export async function countProviderTrips(
  { postgres, driver }: Bench,
  terms: Terms,
  operations: readonly Operation[],
): Promise<Map<Operation, number>> {
  return withProxy(async (through, counted) => {
    const running = await tamgaProvider(postgres, { database: 'provider_trips', through })(terms)
    const trips = new Map<Operation, number>()
    try {
      for (const operation of operations) {
        const contender = await contenderOf(driver, running, { terms, operation })
        trips.set(operation, await tripsOf(driver, contender, counted))
      }
      return trips
    } finally {
      await running.stop()
    }
  })
}

type Through = (databaseUrl: string) => Promise<string>

async function withProxy<T>(work: (through: Through, counted: () => number) => Promise<T>): Promise<T> {
  let proxy: CountingProxy | undefined
  const through = async (url: string) => {
    proxy = await startCountingProxy(url)
    return proxy.url
  }
  const isRequest = (role: string) => role === 'tamga_app' || role === 'tamga_platform'
  try {
    return await work(through, () => proxy!.count(isRequest))
  } finally {
    await proxy?.stop()
  }
}

async function tripsOf(driver: Driver, contender: Contender, counted: () => number): Promise<number> {
  const send = async (most: number) => {
    const bounds = { connections: 1, seconds: 30, most }
    const load = (await contender.prepare?.(bounds)) ?? contender.load
    const before = counted()
    const report = await driver.drive(load, bounds)
    contender.used?.(report)
    return (counted() - before) / report.operations
  }
  await send(20)
  // Jobs of a service that has just started ask the database as well: the least of several counts is that of the requests alone.
  const counts = [await send(COUNTED), await send(COUNTED), await send(COUNTED)]
  return Math.min(...counts)
}
