/** An answer of the ring in the form of X-Road: `Client.` is the sender's to mend, `Server.` passes by itself. */
export type RefusalType =
  | 'Client.MalformedRequest'
  | 'Client.UnknownPeer'
  | 'Client.SignatureExpired'
  | 'Client.SignatureInvalid'
  | 'Client.DigestMismatch'
  | 'Client.WrongAddress'
  | 'Client.LinkNotApproved'
  | 'Client.UnknownService'
  | 'Client.PayloadInvalid'
  | 'Client.IdReused'
  | 'Server.PayloadUnavailable'
  | 'Server.Failed'

const STATUS: Readonly<Record<RefusalType, number>> = {
  'Client.MalformedRequest': 400,
  'Client.UnknownPeer': 401,
  'Client.SignatureExpired': 401,
  'Client.SignatureInvalid': 401,
  'Client.DigestMismatch': 400,
  'Client.WrongAddress': 400,
  'Client.LinkNotApproved': 403,
  'Client.UnknownService': 404,
  'Client.PayloadInvalid': 422,
  'Client.IdReused': 409,
  'Server.PayloadUnavailable': 503,
  'Server.Failed': 500,
}

export class RingRefusal extends Error {
  readonly type: RefusalType
  readonly status: number
  constructor(type: RefusalType, message: string) {
    super(message)
    this.name = 'RingRefusal'
    this.type = type
    this.status = STATUS[type]
  }
}

/** What a service refuses to take. */
export const payloadInvalid = (message: string): RingRefusal =>
  new RingRefusal('Client.PayloadInvalid', message)
