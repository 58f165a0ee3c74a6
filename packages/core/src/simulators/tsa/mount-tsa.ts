import type { FastifyInstance } from 'fastify'
import type { Authorities } from '../certificate-authority/authority.ts'
import { answerTimestamp, readTimestampAuthority, rejectTimestamp } from './timestamp-authority.ts'

export const TSA_PATH = '/sim/tsa'

const open = { config: { access: { kind: 'open' }, isPage: true } } as const

/** A timestamp authority (RFC 3161 over HTTP). */
export function mountTsa(
  server: FastifyInstance,
  place: { readonly dataDir: string; readonly origin: string },
  authorities: Authorities,
): void {
  const authority = readTimestampAuthority(place, authorities)
  server.addContentTypeParser('application/timestamp-query', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  server.post(TSA_PATH, open, async (request, reply) => {
    reply.type('application/timestamp-reply')
    try {
      return reply.send(answerTimestamp(request.body as Buffer, await authority))
    } catch {
      return reply.send(rejectTimestamp())
    }
  })
}
