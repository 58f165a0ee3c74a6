import { createHmac } from 'node:crypto'
import type { SentQuestion } from './acsp-payload.ts'

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

export type DeviceSession = {
  readonly session_id: string
  readonly token: string
  readonly secret: string
  readonly base: string
  readonly verification_code: string | null
  readonly started_at: number
}

/**
 * The address in the QR code of a given second (Smart-ID RP API 3, device link): it carries how old the session is, so that a
 * picture of it that is passed on soon leads nowhere. The secret never leaves the server.
 */
export function signedLink(session: DeviceSession, sent: SentQuestion, second: number): string {
  const link = new URL(session.base)
  link.search = new URLSearchParams({
    deviceLinkType: 'QR',
    elapsedSeconds: String(second),
    sessionToken: session.token,
    sessionType: 'auth',
    version: '1.0',
    lang: 'mon',
  }).toString()
  const text = [
    'smart-id',
    'ACSP_V2',
    sent.challenge,
    base64(sent.rp_name),
    '',
    sent.interactions,
    '',
    link.href,
  ].join('|')
  const code = createHmac('sha256', Buffer.from(session.secret, 'base64')).update(text).digest('base64url')
  link.searchParams.append('authCode', code)
  return link.href
}

/** The form of the vendor's SDK: the same address all the time. */
export function plainLink({ base, session_id, verification_code }: DeviceSession): string {
  const link = new URL(base)
  link.searchParams.set('sessionId', session_id)
  link.searchParams.set('vc', verification_code ?? '')
  return link.href
}
