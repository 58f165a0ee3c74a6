import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SimulatedSession } from './sessions.ts'

/** A picture of the code that somebody passes on is too old when it arrives. */
const LONGEST_SECONDS = 20

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

/** Whether a link was made with the secret of the session, and just now. */
export function isLinkGenuine(url: URL, session: SimulatedSession): boolean {
  const given = url.searchParams.get('authCode') ?? ''
  const unprotected = new URL(url)
  unprotected.searchParams.delete('authCode')
  const elapsed = Number(url.searchParams.get('elapsedSeconds'))
  const age = (Date.now() - session.created_at) / 1000
  if (!Number.isInteger(elapsed) || Math.abs(age - elapsed) > LONGEST_SECONDS) return false
  const protocol = session.kind === 'authentication' ? 'ACSP_V2' : 'RAW_DIGEST_SIGNATURE'
  const text = [
    'smart-id',
    protocol,
    session.challenge,
    base64(session.rp_name),
    '',
    session.interactions,
    '',
    unprotected.href,
  ].join('|')
  const made = createHmac('sha256', Buffer.from(session.secret, 'base64')).update(text).digest()
  const shown = Buffer.from(given, 'base64url')
  return shown.length === made.length && timingSafeEqual(shown, made)
}
