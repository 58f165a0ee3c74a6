import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../settings/settings.ts'
import { parseJsonBody } from './json-body.ts'

/** Forms from other systems hold a token or two. */
const FORM_LIMIT = 65_536

/** JSON is parsed; forms and lists stay bytes, for the routes that ask for them. Every other type is refused. */
export function addContentTypes(server: FastifyInstance, { IMPORT_LIMIT }: Settings): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
  const asBytes = (type: string, bodyLimit: number) =>
    server.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
  asBytes('text/csv', IMPORT_LIMIT)
  asBytes('application/x-www-form-urlencoded', FORM_LIMIT)
}
