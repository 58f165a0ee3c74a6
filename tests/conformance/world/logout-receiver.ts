import { once } from 'node:events'
import { createServer } from 'node:http'
import { type Afterwards, until } from '@tamga/core/testing'

export type LogoutReceiver = {
  address: string
  /** Bodies that arrived, whatever they were answered. */
  received: URLSearchParams[]
  /** The next answers; 200 once they are used up. */
  answers: number[]
  /** Waits until so many arrived; the wait is bounded. */
  wait(count: number): Promise<URLSearchParams>
}

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
    wait: count => until(`${count} logout tokens come`, () => received[count - 1]),
  }
}
