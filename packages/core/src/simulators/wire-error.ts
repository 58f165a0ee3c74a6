import type { FastifyReply } from 'fastify'

/** A refusal in the words of the simulated system, not in ours. */
export class WireError extends Error {
  override name = 'WireError'
  status: number
  detail: string
  field: string | undefined

  constructor(status: number, detail: string, field?: string) {
    super(detail)
    this.status = status
    this.detail = detail
    this.field = field
  }
}

/** RFC 9457, as the e-ID interface answers. */
export function sendWireError(reply: FastifyReply, error: unknown): FastifyReply {
  const known = error instanceof WireError
  const { status, detail } = known ? error : wrongRequest(error)
  return reply
    .code(status)
    .type('application/problem+json')
    .send({
      type: 'about:blank',
      title: detail,
      status,
      ...(known &&
        error.field && {
          errors: [{ code: 'INVALID', detail, paramName: error.field, pointer: `#/${error.field}` }],
        }),
    })
}

function wrongRequest(error: unknown): { status: number; detail: string } {
  const { statusCode } = error as { statusCode?: number }
  return statusCode !== undefined && statusCode < 500
    ? { status: statusCode, detail: 'Malformed request' }
    : { status: 500, detail: 'Simulator failed' }
}
