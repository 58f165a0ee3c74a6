import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Context, inPlatform } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/crypto/uuid.ts'
import { openContext } from '../../kernel/http/request/context.ts'
import { shedLoad } from '../../kernel/http/steps/shed-load.ts'
import type { LoadShedder } from '../../kernel/reliability/load/load-shedder.ts'
import { selectPayload } from './exchange/outbox-store.ts'
import { receiveMessage } from './exchange/receive.ts'
import {
  authorityOf,
  FETCH_COMPONENTS,
  KEYS_PATH,
  MOST_INLINE,
  PAYLOAD_TYPE,
  payloadPath,
} from './exchange/wire.ts'
import { verifyMessage } from './http-signature/message-signature.ts'
import { isLinkApproved } from './peers/link-store.ts'
import { readOwnCard } from './peers/own-card.ts'
import { selectPeerByUrl } from './peers/peer-store.ts'

const open = { access: { kind: 'open' } } as const

const headerOf =
  ({ headers }: FastifyRequest) =>
  (name: string): string => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }

/** The endpoints of the protocol, at the root: bodies are taken as bytes, for their digest is signed. */
export function mountRing(server: FastifyInstance, ctx: Context, shedder: LoadShedder): void {
  const { services } = ctx
  const onRequest = (request: FastifyRequest, reply: FastifyReply) =>
    Promise.resolve(shedLoad({ request, reply, mounting: { shedder } }))
  void server.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MOST_INLINE + 1024 },
      (_request, body, done) => done(null, body),
    )
    scope.post('/ring/v1/:service', { config: open, onRequest }, async (request, reply) => {
      const { service } = request.params as { service: string }
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const answer = await receiveMessage(openContext(services, request), {
        service,
        body,
        header: headerOf(request),
      })
      return reply.code(answer.status).headers(answer.headers).send(answer.body)
    })
    scope.get(KEYS_PATH, { config: open, onRequest }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await readOwnCard(ctx)),
    )
    scope.get('/ring/v1/payloads/:id', { config: open, onRequest }, async (request, reply) => {
      const { id } = request.params as { id: string }
      const payload = isUuid(id) ? await findPayload(ctx, request, id) : undefined
      if (!payload)
        return reply.code(404).send({ type: 'Client.UnknownMessage', message: 'nothing to fetch' })
      return reply.type(PAYLOAD_TYPE).send(payload)
    })
  })
}

/** For the peer that the message is for, while the link is open, and for nobody else. */
async function findPayload(ctx: Context, request: FastifyRequest, id: string): Promise<Buffer | undefined> {
  const header = headerOf(request)
  const own = ctx.services.settings.PUBLIC_ORIGIN
  if (header('ring-to') !== own) return undefined
  return inPlatform(ctx, 'message ring', async tx => {
    const peer = await selectPeerByUrl(tx, header('ring-from'))
    if (peer?.status !== 'active') return undefined
    const verified = verifyMessage({
      covered: {
        '@method': 'GET',
        '@authority': authorityOf(own),
        '@path': payloadPath(id),
        'ring-from': header('ring-from'),
        'ring-to': own,
        'signature-input': header('signature-input'),
        signature: header('signature'),
      },
      components: FETCH_COMPONENTS,
      findKey: kid => peer.keys.find(key => key.kid === kid)?.public_key,
    })
    if (typeof verified === 'string') return undefined
    const found = await selectPayload(tx, peer.id, id)
    const place = found && { peerId: peer.id, service: found.service, direction: 'out' as const }
    return place && (await isLinkApproved(tx, place)) ? found.payload : undefined
  })
}
