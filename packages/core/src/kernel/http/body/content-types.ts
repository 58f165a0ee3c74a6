import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../settings/settings.ts'
import { parseJsonBody } from './json-body.ts'

/** Forms from other systems hold a token or two. */
const FORM_LIMIT = 65_536

/** Pictures that people upload, such as the logo of an application. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export const PICTURE_LIMIT = 262_144

export const PDF_TYPE = 'application/pdf'
export const PDF_LIMIT = 20 * 1024 * 1024

/** Part of a resumable upload (tus 1.0.0). */
export const PART_TYPE = 'application/offset+octet-stream'

/** JSON is parsed; forms, lists, pictures and PDF files stay bytes, for the routes that ask for them. Every other type is refused. */
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
  asBytes(PDF_TYPE, PDF_LIMIT)
  asBytes(PART_TYPE, PDF_LIMIT)
  for (const type of PICTURE_TYPES) asBytes(type, PICTURE_LIMIT)
}
