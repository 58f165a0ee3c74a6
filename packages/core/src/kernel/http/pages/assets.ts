import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../problem.ts'

const FOLDER = new URL('./assets/', import.meta.url)

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

export type Assets = {
  /** Where the files of this release lie; the address changes with their content. */
  readonly base: string
  mount(server: FastifyInstance): void
}

/** The static files of the pages, read once at the start. */
export function readAssets(): Assets {
  const names = readdirSync(FOLDER)
    .filter(name => TYPES[extname(name)])
    .sort()
  const files = new Map(names.map(name => [name, readFileSync(new URL(name, FOLDER))]))
  const hash = createHash('sha256')
  for (const [name, content] of files) hash.update(`${name}\0`).update(content)
  const release = hash.digest('base64url').slice(0, 16)
  return { base: `/docs/assets/${release}`, mount: server => mountFiles(server, files, release) }
}

function mountFiles(server: FastifyInstance, files: ReadonlyMap<string, Buffer>, release: string): void {
  server.get<{ Params: { release: string; file: string } }>(
    '/docs/assets/:release/:file',
    { config: { access: { kind: 'open' }, isPage: true } },
    (request, reply) => {
      const { file, release: asked } = request.params
      const content = files.get(file)
      if (!content) throw notFound()
      // A page from a process of another release gets what is here, and nobody keeps it under the wrong address.
      const isCurrent = asked === release
      reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
      return reply.type(TYPES[extname(file)]!).send(content)
    },
  )
}
