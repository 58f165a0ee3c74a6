import type { FastifyInstance } from 'fastify'
import { isEtagMatched } from '../openapi/mount.ts'
import { DOCUMENT_TYPE, type Document, documentHeaders } from './document.ts'
import type { KnownDocument } from './public-documents.ts'

export type MountedDocument = {
  readonly path: string
  readonly read: () => Promise<Document>
  readonly known: KnownDocument
}

const open = { config: { access: { kind: 'open' } } } as const

/** The route of a document that everybody may read. */
export function mountDocument(server: FastifyInstance, { path, read, known }: MountedDocument): void {
  server.publicDocuments.add(path, known)
  server.get(path, open, async (request, reply) => {
    const document = await read()
    reply.headers(documentHeaders(document))
    if (isEtagMatched(request.headers['if-none-match'], document.etag)) return reply.code(304).send()
    return reply.type(DOCUMENT_TYPE).send(document.body)
  })
}
