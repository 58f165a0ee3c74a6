import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Context, inPlatform } from '../../kernel/context.ts'
import { isEtagMatched } from '../../kernel/http/openapi/mount.ts'
import { notFound } from '../../kernel/http/problem.ts'
import { selectPicture } from './store.ts'

const page = { config: { access: { kind: 'open' }, isPage: true } } as const

/** Opened directly, an SVG from elsewhere may neither run scripts nor load anything. */
const HARMLESS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=300',
}

/** The copies, from our own origin. */
export function mountLogos(server: FastifyInstance, ctx: Context): void {
  server.get('/logos/:id', page, async (request, reply) => {
    const { id } = request.params as { id: string }
    if (!/^[\w-]{43}$/.test(id)) throw notFound()
    const picture = await inPlatform(ctx, 'copy of a logo', tx =>
      selectPicture(tx, Buffer.from(id, 'base64url')),
    )
    if (!picture) throw notFound()
    const etag = `"${createHash('sha256').update(picture.body).digest('base64url').slice(0, 22)}"`
    reply.headers({ ...HARMLESS, etag })
    if (isEtagMatched(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type(picture.type).send(picture.body)
  })
}
