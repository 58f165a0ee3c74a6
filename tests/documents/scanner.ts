import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Speaks the INSTREAM command of clamd, and finds the test signature that all scanners know. */
export async function startScanner(): Promise<{ url: string; server: Server; scanned: number[] }> {
  const scanned: number[] = []
  const server = createServer(socket => {
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', chunk => {
      received = Buffer.concat([received, chunk])
      const file = fileIn(received)
      if (!file) return
      scanned.push(file.length)
      const isFound = file.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')
      socket.end(`stream: ${isFound ? 'Eicar-Test-Signature FOUND' : 'OK'}\0`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`, server, scanned }
}

/** The file of a command that has arrived whole. */
function fileIn(received: Buffer): Buffer | undefined {
  const parts: Buffer[] = []
  let at = 'zINSTREAM\0'.length
  while (received.length >= at + 4) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
