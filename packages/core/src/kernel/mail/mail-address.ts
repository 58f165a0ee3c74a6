import addressparser from 'nodemailer/lib/addressparser'
import { MailError } from './mail-error.ts'

export type MailAddress = { name: string; address: string }

// One plain mailbox (RFC 5321 without quoted local parts, comments, lists or routes), international names too.
const LOCAL = /^[^\s\p{C}@"(),:;<>[\]\\]{1,64}$/u
const DOMAIN = /^(?=.{1,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*)(?:\.[\p{L}\p{N}\p{M}-]+)*$/u

export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const plainDots = !local.startsWith('.') && !local.endsWith('.') && !local.includes('..')
  return at > 0 && text.length <= 254 && plainDots && LOCAL.test(local) && DOMAIN.test(text.slice(at + 1))
}

/** A recipient is one bare address, never parsed: a name or a second address cannot be smuggled in. */
export function readRecipient(to: string | { name?: string; address: string }): MailAddress {
  const { name = '', address } = typeof to === 'string' ? { address: to } : to
  if (!isMailAddress(address) || hasLineBreak(name)) throw new MailError('bad_address')
  return { name, address }
}

/** The sender is the operator's setting and may read `Name <address>`. */
export function readSender(from: string): MailAddress {
  const [sender, ...more] = hasLineBreak(from) ? [] : addressparser(from, { flatten: true })
  if (!sender || more.length > 0 || !isMailAddress(sender.address)) throw new MailError('bad_address')
  return { name: sender.name, address: sender.address }
}

export function hasLineBreak(text: string): boolean {
  return /[\r\n\0\u2028\u2029]/.test(text)
}
