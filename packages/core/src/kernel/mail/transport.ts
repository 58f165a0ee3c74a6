import type { SendMailOptions } from 'nodemailer'

export type MailMessage = {
  to: string | { name?: string; address: string }
  subject: string
  text: string
  html?: string
  language: string
  headers?: Record<string, string>
}

export type MailTransport = {
  send: (mail: SendMailOptions) => Promise<void>
  verify: () => Promise<void>
  close: () => Promise<void>
}
