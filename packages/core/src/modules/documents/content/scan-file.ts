import { connect } from 'node:net'
import type { Context } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'

const TIMEOUT_MS = 30_000
const PART = 64 * 1024

const unavailable = () => new AppError(503, 'virus_scanner_unavailable', { headers: { 'retry-after': '5' } })

/** Where a scanner is set, no file comes in unseen: one that cannot be reached refuses as well. */
export async function requireClean(
  { services: { settings, log } }: Pick<Context, 'services'>,
  bytes: Buffer,
): Promise<void> {
  if (settings.CLAMD_URL === undefined) return
  const answer = await scan(settings.CLAMD_URL, bytes).catch(error => {
    log.error({ err: error }, 'the virus scanner did not answer')
    throw unavailable()
  })
  if (answer === 'stream: OK') return
  const name = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (name === undefined) {
    log.error({ answer }, 'the virus scanner refused a file')
    throw unavailable()
  }
  throw new AppError(422, 'virus_found', { params: { name } })
}

/** The INSTREAM command of clamd: parts with their length before them, and a length of zero at the end. */
function scan(address: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) })
    let answer = ''
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('timeout')))
    socket.on('error', reject)
    socket.on('data', chunk => {
      answer += chunk.toString('latin1')
    })
    socket.on('close', () => resolve(answer.replace(/\0.*$/s, '').trim()))
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let from = 0; from < bytes.length; from += PART) {
        const part = bytes.subarray(from, from + PART)
        const length = Buffer.alloc(4)
        length.writeUInt32BE(part.length)
        socket.write(length)
        socket.write(part)
      }
      socket.write(Buffer.alloc(4))
    })
  })
}
