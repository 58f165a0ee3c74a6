import { createTransport, type SendMailOptions, type SMTPPoolOptions } from 'nodemailer'
import { MailError } from './mail-error.ts'
import type { MailTransport } from './transport.ts'

const CONNECT_MS = 10_000
const SOCKET_MS = 30_000

export type SmtpOptions = { url: URL; sendTimeout?: number; ca?: string | Buffer }

/** smtp:// (STARTTLS where offered, required when credentials are given) and smtps://; `?requireTLS=false|true`. */
export function createSmtpTransport({ url, sendTimeout = 60_000, ca }: SmtpOptions): MailTransport {
  const settings = readSettings(url, ca)
  const idle: Connection[] = []

  /** Each message under way has a connection to itself, so that one which hangs is given up alone. */
  async function useConnection(work: (connection: Connection) => Promise<unknown>): Promise<void> {
    const connection = idle.pop() ?? createConnection(settings)
    // A server that trickles its replies never trips the socket timeout.
    await withDeadline(work(connection), sendTimeout, () => connection.close({ force: true }))
      .then(() => idle.push(connection))
      .catch(error => {
        connection.close({ force: true })
        throw error
      })
  }

  return {
    send: (mail: SendMailOptions) => useConnection(connection => connection.sendMail(mail)),
    verify: () => useConnection(connection => connection.verify()),
    close: async () => {
      for (const connection of idle.splice(0)) connection.close()
    },
  }
}

const createConnection = (settings: Settings) => createTransport(settings)
type Connection = ReturnType<typeof createConnection>
type Settings = SMTPPoolOptions & { pool: true }

function readSettings(url: URL, ca?: string | Buffer): Settings {
  const secure = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  const auth = user ? { user, pass: decodeURIComponent(url.password) } : undefined
  const asked = url.searchParams.get('requireTLS')
  return {
    pool: true,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : user ? 587 : 25),
    secure,
    auth,
    requireTLS: asked === null ? auth !== undefined && !secure : asked === 'true',
    name: url.searchParams.get('name') ?? undefined,
    tls: ca ? { ca } : undefined,
    maxConnections: 1,
    maxMessages: 100,
    maxRequeues: 0,
    idleTimeout: 10_000,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
  }
}

async function withDeadline<T>(work: Promise<T>, ms: number, onLate: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new MailError('unreachable', { code: 'ETIMEDOUT' }))
      onLate()
    }, ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
