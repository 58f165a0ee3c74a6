import { type AddressInfo, createServer, type Socket } from 'node:net'

export type MailServer = {
  url: string
  /** When a mail to an address was taken in, by performance.now(). */
  receivedAt: Map<string, number>
  /** Senders who wait for an answer that does not come. */
  waiting: () => number
  stop(): void
}

/** Takes mail in. To recipients of the given domain it says nothing at all, and their senders wait. */
export async function startMailServer(silentDomain: string): Promise<MailServer> {
  const receivedAt = new Map<string, number>()
  const sockets = new Set<Socket>()
  const silent = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    const take = conversation(silentDomain, address => receivedAt.set(address, performance.now()))
    let rest = ''
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket) && silent.delete(socket))
    socket.setEncoding('utf8').on('data', chunk => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const answer of lines.map(take)) {
        if (answer === SILENCE) silent.add(socket)
        else if (answer !== undefined) socket.write(`${answer}\r\n`)
      }
    })
    socket.write('220 bench\r\n')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { url: `smtp://127.0.0.1:${port}`, receivedAt, waiting: () => silent.size, stop }
}

const SILENCE = 'silence'

/** One line after the other (RFC 5321); undefined is no answer yet. */
function conversation(silentDomain: string, onReceived: (address: string) => void) {
  let inData = false
  let to = ''
  return (line: string): string | undefined => {
    if (inData && line !== '.') return undefined
    if (inData) onReceived(to)
    const verb = inData ? '.' : line.slice(0, 4).toUpperCase()
    if (verb === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (verb === 'RCPT' && to.endsWith(silentDomain)) return SILENCE
    inData = verb === 'DATA'
    return inData ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok'
  }
}
