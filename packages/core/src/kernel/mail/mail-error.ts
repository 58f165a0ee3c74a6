export type MailReason = 'bad_address' | 'bad_header' | 'bad_url' | 'refused' | 'unreachable'

const TEXTS: Record<MailReason, string> = {
  bad_address: 'not a usable mail address',
  bad_header: 'a header name or value is not usable',
  bad_url: 'MAIL_URL must be smtp://, smtps://, file:DIR or log:',
  refused: 'the mail server refused the message',
  unreachable: 'the mail could not be handed over',
}

/** The message names neither recipient nor credentials. */
export class MailError extends Error {
  override name = 'MailError'
  reason: MailReason
  /** Trying again later is of no use. */
  permanent: boolean
  code: string | undefined

  constructor(reason: MailReason, about: { permanent?: boolean; code?: string } = {}) {
    super(about.code ? `${TEXTS[reason]} (${about.code})` : TEXTS[reason])
    this.reason = reason
    this.permanent = about.permanent ?? reason !== 'unreachable'
    this.code = about.code
  }
}

export function toMailError(error: unknown): MailError {
  if (error instanceof MailError) return error
  const { code, responseCode, permanent } = (error ?? {}) as {
    code?: string
    responseCode?: number
    permanent?: boolean
  }
  // RFC 5321 §4.2.1: 5yz is final, 4yz may be tried again. Failed authentication is the operator's to mend.
  const final = code !== 'EAUTH' && (permanent ?? (responseCode ?? 0) >= 500)
  const mark = responseCode ? String(responseCode) : code
  return new MailError(final ? 'refused' : 'unreachable', { permanent: final, code: mark })
}
