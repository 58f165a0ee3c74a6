import { createSocket } from 'node:dgram'
import type { Afterwards } from '@tamga/core/testing'

export type DnsServer = {
  /** `127.0.0.1:PORT`, for DNS_SERVERS. */
  address: string
  /** Texts by name; a name that is not here does not exist. */
  texts: Map<string, string[]>
  asked: string[]
  /** Answers nobody any more. */
  isSilent: boolean
}

const TXT = 16

/** A name server that knows TXT records alone (RFC 1035), over UDP on the loopback. */
export async function startDnsServer({ after }: Afterwards): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const server: DnsServer = { address: '', texts: new Map(), asked: [], isSilent: false }
  socket.on('message', (query, from) => {
    const { name, end } = readName(query, 12)
    server.asked.push(name)
    if (server.isSilent) return
    const texts = query.readUInt16BE(end) === TXT ? server.texts.get(name) : undefined
    socket.send(answerTo(query.subarray(0, end + 4), texts), from.port, from.address)
  })
  await new Promise<void>(resolve => socket.bind(0, '127.0.0.1', resolve))
  after(async () => {
    socket.close()
  })
  server.address = `127.0.0.1:${socket.address().port}`
  return server
}

function readName(message: Buffer, from: number): { name: string; end: number } {
  const labels: string[] = []
  let at = from
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length).toLowerCase())
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 1 }
}

/** The question with its answers behind it; without any, that there is no such name. */
function answerTo(question: Buffer, texts: readonly string[] | undefined): Buffer {
  const head = Buffer.from(question)
  const noSuchName = texts === undefined ? 3 : 0
  head.writeUInt16BE(0x8180 | noSuchName, 2)
  head.writeUInt16BE(texts?.length ?? 0, 6)
  // Counts of authorities and additional records: what the question carried behind itself is not repeated.
  head.writeUInt32BE(0, 8)
  return Buffer.concat([head, ...(texts ?? []).map(recordOf)])
}

function recordOf(text: string): Buffer {
  const data = Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)])
  const head = Buffer.alloc(12)
  // A pointer to the name of the question, the type, the class IN, no time to live, and the length.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(TXT, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(0, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
