import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type HangingHost = { origin: string; calls: () => number; stop(): void }

/** Takes calls and never answers them. */
export async function startHangingHost(): Promise<HangingHost> {
  let calls = 0
  const server = createServer(() => {
    calls += 1
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, calls: () => calls, stop }
}
