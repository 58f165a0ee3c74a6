import type { FastifyInstance } from 'fastify'
import { WireError } from '../wire-error.ts'
import type { Authorities } from './authority.ts'
import { issueSealCertificate } from './certificate-request.ts'
import { answerOcsp, malformedRequest, writeCrl } from './revocation-answers.ts'

export type Issued = {
  readonly authorities: Authorities
  readonly origin: string
  /** Serial numbers in hex. */
  readonly known: ReadonlySet<string>
  readonly revoked: ReadonlySet<string>
}

const open = { config: { access: { kind: 'open' }, isPage: true } } as const

/** OCSP, the lists, and the certificates for seals of the simulated authority. */
export function mountAuthority(
  server: FastifyInstance,
  { authorities, origin, known, revoked }: Issued,
): void {
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
  server.addContentTypeParser('application/pkcs10', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  server.post('/sim/ca/certificates', open, (request, reply) => {
    try {
      const pem = issueSealCertificate(request.body as string, authorities, origin)
      return reply.type('application/x-pem-file').send(pem)
    } catch (error) {
      throw new WireError(400, (error as Error).message)
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
