import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../problem.ts'

const OWN = new URL('./assets/', import.meta.url)
const require = createRequire(import.meta.url)
const folderOf = (name: string): URL => new URL('./', pathToFileURL(require.resolve(`${name}/package.json`)))

const SWAGGER = folderOf('swagger-ui-dist')
const OF_SWAGGER = ['swagger-ui.css', 'swagger-ui-bundle.js']

/** The letters of the web client: Mongolian needs the extended Cyrillic ones for ө and ү. */
const FONTS = [
  ['@fontsource-variable/noto-sans', 'noto-sans-latin-wght-normal.woff2'],
  ['@fontsource-variable/noto-sans', 'noto-sans-cyrillic-wght-normal.woff2'],
  ['@fontsource-variable/noto-sans', 'noto-sans-cyrillic-ext-wght-normal.woff2'],
  ['@fontsource-variable/noto-sans-arabic', 'noto-sans-arabic-arabic-wght-normal.woff2'],
] as const

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export type Assets = {
  /** Where the files of this release lie; the address changes with their content. */
  readonly base: string
  mount(server: FastifyInstance): void
}

/** The static files of the pages. They are read when somebody opens a page: most processes never show one. */
export function listAssets(): Assets {
  const own = readdirSync(OWN).filter(name => TYPES[extname(name)])
  const files = new Map([
    ...own.map(name => [name, new URL(name, OWN)] as const),
    ...OF_SWAGGER.map(name => [name, new URL(name, SWAGGER)] as const),
    ...FONTS.map(([name, file]) => [file, new URL(`files/${file}`, folderOf(name))] as const),
  ])
  const hash = createHash('sha256').update(readFileSync(new URL('package.json', SWAGGER)))
  for (const name of own.sort()) hash.update(`${name}\0`).update(readFileSync(new URL(name, OWN)))
  const release = hash.digest('base64url').slice(0, 16)
  return { base: `/docs/assets/${release}`, mount: server => mountFiles(server, files, release) }
}

function mountFiles(server: FastifyInstance, files: ReadonlyMap<string, URL>, release: string): void {
  const compressed = new Map<string, Promise<Buffer>>()
  const contentOf = (name: string, file: URL): Promise<Buffer> => {
    const content = compressed.get(name) ?? promisify(gzip)(readFileSync(file))
    compressed.set(name, content)
    return content
  }
  server.get<{ Params: { release: string; file: string } }>(
    '/docs/assets/:release/:file',
    { config: { access: { kind: 'open' }, isPage: true } },
    async (request, reply) => {
      const { file: name, release: asked } = request.params
      const file = files.get(name)
      if (!file) throw notFound()
      // A page from a process of another release gets what is here, and nobody keeps it under the wrong address.
      const isCurrent = asked === release
      reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
      reply.header('vary', 'Accept-Encoding').type(TYPES[extname(name)]!)
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(readFileSync(file))
      return reply.header('content-encoding', 'gzip').send(await contentOf(name, file))
    },
  )
}
