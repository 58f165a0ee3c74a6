import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { ObserveAnswer } from '../../metrics/requests/request-metrics.ts'
import { hasOneHost, requestIdOf } from '../request/info.ts'
import { DOCUMENT_TYPE, type Document, documentHeaders } from './document.ts'

/** The document as it is known; undefined where it has to be looked for. */
export type KnownDocument = () => Document | undefined

/**
 * Documents that every application asks for, answered before the router: for a text that is there already, its steps cost more than the
 * answer. Whatever is more than a plain request goes to the route of the same path.
 */
export type PublicDocuments = {
  add(path: string, known: KnownDocument): void
  /** While this says so, all requests go to their routes. */
  closeWhile(isClosed: () => boolean): void
}

type Parts = {
  /** Those of every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly observe: (route: string) => ObserveAnswer
}

type Answer = (message: IncomingMessage, response: ServerResponse) => boolean

export function servePublicDocuments(server: FastifyInstance, { headers, observe }: Parts): PublicDocuments {
  const answers = new Map<string, Answer>()
  const closings: (() => boolean)[] = []
  const [route] = server.server.listeners('request') as [RequestListener]
  server.server.removeListener('request', route)
  server.server.on('request', (message, response) => {
    const answer = answers.get(message.url!)
    const isPlain = answer !== undefined && isPlainRequest(message) && !closings.some(isClosed => isClosed())
    if (!isPlain || !answer(message, response)) route(message, response)
  })
  return {
    add(path, known) {
      const headersOf = createHeaders(headers)
      const observed = observe(path)
      answers.set(path, (message, response) => {
        const startedAt = performance.now()
        const document = known()
        if (!document) return false
        const id = requestIdOf(message.headers)
        server.transfers.watchAnswer(message, response)
        response.writeHead(200, ['x-request-id', id, ...headersOf(document)])
        response.end(document.body)
        observed({ id, method: 'GET', status: 200, seconds: (performance.now() - startedAt) / 1000 })
        return true
      })
    },
    closeWhile: isClosed => void closings.push(isClosed),
  }
}

const NOT_PLAIN = ['if-none-match', 'content-length', 'transfer-encoding', 'traceparent']

const isPlainRequest = (message: IncomingMessage): boolean =>
  message.method === 'GET' &&
  message.httpVersion === '1.1' &&
  NOT_PLAIN.every(name => message.headers[name] === undefined) &&
  hasOneHost(message)

/** Put together once for each document that there was. */
function createHeaders(ofAll: Parts['headers']): (document: Document) => readonly string[] {
  let made: { readonly document: Document; readonly headers: readonly string[] } | undefined
  return document => {
    if (made?.document !== document) made = { document, headers: inOneList(ofAll, document) }
    return made.headers
  }
}

const inOneList = (ofAll: Parts['headers'], document: Document): string[] =>
  Object.entries({
    ...ofAll,
    ...documentHeaders(document),
    'content-type': DOCUMENT_TYPE,
    'content-length': String(Buffer.byteLength(document.body)),
  }).flat()
