import { createTransport, type SendMailOptions, type SMTPPoolOptions } from 'nodemailer'
import type { MailTransport } from './mail.ts'
import { MailError } from './mail-error.ts'

const CONNECT_MS = 10_000
const SOCKET_MS = 30_000

export type SmtpOptions = { url: URL; sendTimeout?: number; ca?: string | Buffer }

/** smtp:// (STARTTLS where offered, required when credentials are given) and smtps://; `?requireTLS=false|true`. */
export function createSmtpTransport({ url, sendTimeout = 60_000, ca }: SmtpOptions): MailTransport {
  const settings = readSettings(url, ca)
  let pool = createTransport(settings)

  // A server that trickles its replies never trips the socket timeout: give up the connections and start anew.
  function restart(): void {
    pool.close({ force: true })
    pool = createTransport(settings)
  }

  return {
    async send(mail: SendMailOptions) {
      await withDeadline(pool.sendMail(mail), sendTimeout, restart)
    },
    async verify() {
      await withDeadline(pool.verify(), sendTimeout, restart)
    },
    close: async () => pool.close(),
  }
}

function readSettings(url: URL, ca?: string | Buffer): SMTPPoolOptions & { pool: true } {
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
    maxConnections: 4,
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
