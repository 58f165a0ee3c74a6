import type { FastifyInstance } from 'fastify'
import type { Authorities } from '../certificate-authority/authority.ts'
import {
  answerTimestamp,
  readTimestampAuthority,
  rejectTimestamp,
  type TimestampAuthority,
} from './timestamp-authority.ts'

export const TSA_PATH = '/sim/tsa'

const open = { config: { access: { kind: 'open' }, isPage: true } } as const

/** A timestamp authority (RFC 3161 over HTTP). */
export function mountTsa(
  server: FastifyInstance,
  place: { readonly dataDir: string; readonly origin: string },
  authorities: Authorities,
): void {
  // Read for the first timestamp: nobody waits for it before, and where it fails the next one tries again.
  let authority: Promise<TimestampAuthority> | undefined
  const readAuthority = () => {
    authority ??= readTimestampAuthority(place, authorities).catch(error => {
      authority = undefined
      throw error
    })
    return authority
  }
  server.addContentTypeParser('application/timestamp-query', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  server.post(TSA_PATH, open, async (request, reply) => {
    reply.type('application/timestamp-reply')
    try {
      return reply.send(answerTimestamp(request.body as Buffer, await readAuthority()))
    } catch {
      return reply.send(rejectTimestamp())
    }
  })
}
