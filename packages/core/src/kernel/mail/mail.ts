import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from '../log/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { composeMail } from './compose.ts'
import { createFileTransport } from './file-transport.ts'
import { createLogTransport } from './log-transport.ts'
import { readSender } from './mail-address.ts'
import { MailError, toMailError } from './mail-error.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import type { MailMessage, MailTransport } from './transport.ts'

export type Mail = {
  /** Hands one message over; `id` is its Message-ID. Fails with a `MailError`. */
  send: (message: MailMessage) => Promise<{ id: string }>
  /** Reaches the server (or writes to the folder) without sending. */
  verify: () => Promise<void>
  close: () => Promise<void>
}

export type MailOptions = {
  /** MAIL_URL: smtp://, smtps://, file:DIR or log: */
  url: string
  /** `Name <address>` or an address. */
  from: string
  log?: Log
  metrics?: Metrics
  /** Milliseconds for handing over one message. */
  sendTimeout?: number
  ca?: string | Buffer
}

export function createMail(options: MailOptions): Mail {
  const from = readSender(options.from)
  const transport = createMailTransport(options)
  const sent = options.metrics?.counter('tamga_mail_total', {
    help: 'Mails by outcome',
    labelNames: ['outcome'],
  })

  async function send(message: MailMessage): Promise<{ id: string }> {
    try {
      const mail = composeMail(message, from)
      await transport.send(mail)
      sent?.inc({ outcome: 'sent' })
      return { id: mail.messageId! }
    } catch (error) {
      const failure = toMailError(error)
      sent?.inc({ outcome: failure.reason })
      throw failure
    }
  }

  async function verify(): Promise<void> {
    await transport.verify().catch(error => {
      throw toMailError(error)
    })
  }

  return { send, verify, close: () => transport.close() }
}

function createMailTransport(options: MailOptions): MailTransport {
  const { url, log } = options
  if (url === 'log:' && log) return createLogTransport(log)
  if (/^file:./.test(url)) return createFileTransport(readDir(url))
  const parsed = /^smtps?:\/\//.test(url) ? URL.parse(url) : null
  if (!parsed?.hostname) throw new MailError('bad_url')
  return createSmtpTransport({ url: parsed, sendTimeout: options.sendTimeout, ca: options.ca })
}

function readDir(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : resolve(url.slice('file:'.length))
}
