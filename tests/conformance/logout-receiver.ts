import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Afterwards } from '@tamga/core/testing'

export type LogoutReceiver = {
  address: string
  /** Bodies that arrived, whatever they were answered. */
  received: URLSearchParams[]
  /** The next answers; 200 once they are used up. */
  answers: number[]
  /** Waits until so many arrived; the wait is bounded. */
  wait(count: number): Promise<URLSearchParams>
}

const LONGEST_WAIT_MS = 20_000

/** The back channel of an application, on loopback. */
export async function startLogoutReceiver(t: Afterwards): Promise<LogoutReceiver> {
  const received: URLSearchParams[] = []
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push(new URLSearchParams(Buffer.concat(chunks).toString()))
    response.writeHead(answers.shift() ?? 200, { 'cache-control': 'no-store' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(async () => server.close())
  const { port } = server.address() as { port: number }
  return {
    address: `http://127.0.0.1:${port}/backchannel-logout`,
    received,
    answers,
    async wait(count) {
      const until = Date.now() + LONGEST_WAIT_MS
      while (received.length < count) {
        if (Date.now() > until) throw new Error(`only ${received.length} of ${count} logout tokens came`)
        await pause(20)
      }
      return received[count - 1]!
    },
  }
}
