import type { FastifyInstance } from 'fastify'
import type { Authorities } from './authority.ts'
import { answerOcsp, malformedRequest, writeCrl } from './revocation-answers.ts'

export type Issued = {
  readonly authorities: Authorities
  /** Serial numbers in hex. */
  readonly known: ReadonlySet<string>
  readonly revoked: ReadonlySet<string>
}

const open = { config: { access: { kind: 'open' }, isPage: true } } as const

/** OCSP and the lists of the simulated authority. */
export function mountAuthority(server: FastifyInstance, { authorities, known, revoked }: Issued): void {
  const { issuing, root, responder } = authorities
  server.addContentTypeParser('application/ocsp-request', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  server.post('/sim/ca/ocsp', open, (request, reply) => {
    reply.type('application/ocsp-response')
    try {
      return reply.send(answerOcsp(request.body as Buffer, { ...responder, now: new Date(), statusOf }))
    } catch {
      return reply.send(malformedRequest())
    }
  })
  function statusOf(serial: Buffer) {
    const name = serial.toString('hex')
    if (revoked.has(name)) return 'revoked'
    return known.has(name) ? 'good' : 'unknown'
  }
  const serials = [...revoked].map(name => Buffer.from(name, 'hex'))
  for (const [path, authority, listed] of [
    ['issuing', issuing, serials],
    ['root', root, []],
  ] as const)
    server.get(`/sim/ca/${path}.crl`, open, (_request, reply) =>
      reply.type('application/pkix-crl').send(writeCrl(listed, { ...authority, now: new Date() })),
    )
}
