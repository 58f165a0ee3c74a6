import { startTamga } from './contestants/tamga.ts'
import { type CountingProxy, startCountingProxy } from './counting-proxy.ts'
import type { LoadRequest } from './load.ts'
import type { Bench } from './rounds.ts'
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
  let proxy: CountingProxy | undefined
  const through = async (url: string) => {
    proxy = await startCountingProxy(url)
    return proxy.url
  }
  const start = () =>
    startTamga(postgres, { name, database: `${name}_trips`, through, requests: token => [request(token)] })
  const isRequest = (role: string) => role === 'tamga_app' || role === 'tamga_platform'
  try {
    return await withContenders([start], async ([tamga]) => {
      const send = (most: number) => driver.drive(tamga!.load, { connections: 1, seconds: 30, most })
      await send(20)
      const before = proxy!.count(isRequest)
      const { operations } = await send(COUNTED)
      return (proxy!.count(isRequest) - before) / operations
    })
  } finally {
    await proxy?.stop()
  }
}
