import type { Language } from '@tamga/formats'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { observeRequests } from '../metrics/requests/request-metrics.ts'
import type { Services } from '../services.ts'
import { type RequestScope, runInScope } from '../telemetry/request-scope.ts'
import { openScope, samplingOf } from '../telemetry/sampling.ts'
import { addContentTypes } from './body/content-types.ts'
import { awaitBody } from './connections/await-body.ts'
import { createEventStreams, type EventStreams } from './connections/event-streams.ts'
import { answerClientError, answerExpectation, refuseConnection } from './connections/refused-connection.ts'
import { createTransfers, type Transfers } from './connections/transfers.ts'
import { createWaits, type Waits } from './connections/waits.ts'
import { type PublicDocuments, servePublicDocuments } from './documents/public-documents.ts'
import { answerErrors } from './errors.ts'
import { invalid, notFound } from './problem.ts'
import { securityHeaders } from './reply/security-headers.ts'
import { clientAddress, hasOneHost, requestIdOf } from './request/info.ts'
import { languageOf, offeredToAll } from './request/language.ts'
import { setSchemaCompilers } from './validation.ts'

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
    startedAt: number
    /** How long it waited for something outside, such as a phone on which somebody agrees. */
    waitedMs: number
    /** When its event stream opened; zero for every other request. */
    streamsFrom: number
    scope: RequestScope | undefined
  }
  interface FastifyInstance {
    transfers: Transfers
    waits: Waits
    eventStreams: EventStreams
    publicDocuments: PublicDocuments
  }
}

/** By default Node looks only every 30 s for connections whose time is up. */
export const CHECK_CONNECTIONS_MS = 1000

const headersOf = ({ settings }: Services) => securityHeaders(settings.PUBLIC_ORIGIN.startsWith('https:'))

/** The HTTP server before any route: parsing, languages, errors, headers and limits are the same for all of them. */
export function createServer(services: Services): FastifyInstance {
  const { settings, log } = services
  const headers = headersOf(services)
  const answerError = answerErrors(services)
  const server = Fastify({
    bodyLimit: settings.BODY_LIMIT,
    requestTimeout: settings.REQUEST_TIMEOUT * 1000,
    connectionTimeout: 0,
    // Many first starts at once on a small machine are slow, and not stuck.
    pluginTimeout: 120_000,
    keepAliveTimeout: 72_000,
    http: {
      headersTimeout: settings.HEADERS_TIMEOUT * 1000,
      maxHeaderSize: 16_384,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
      // Looked at with the other headers: Node's own refusal would go out without ours.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 500 },
    logger: false,
    trustProxy: false,
    genReqId: request => requestIdOf(request.headers),
    forceCloseConnections: 'idle',
    // What still arrives while the server closes is answered like everything before it, and its connection ends.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) =>
      answerBadUrl(services, request as FastifyRequest, reply as FastifyReply),
    clientErrorHandler: answerClientError(headers),
  })
  server.server.on('checkExpectation', answerExpectation(headers))
  server.decorate('transfers', transfersOf(services))
  server.decorate('waits', createWaits({ total: settings.MAX_WAITING, perKey: 4 }))
  server.decorate('eventStreams', createEventStreams({ total: settings.MAX_EVENT_STREAMS, perKey: 4 }))
  // Whoever waits is answered before the server closes.
  server.addHook('preClose', async () => {
    server.waits.end()
    server.eventStreams.end()
  })
  decorateRequests(server)
  addContentTypes(server, settings)
  setSchemaCompilers(server)
  addHooks(server, services)
  server.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply))
  server.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  log.debug({}, 'http server made')
  return server
}

function decorateRequests(server: FastifyInstance): void {
  server.decorateRequest('work')
  server.decorateRequest('language', 'mn')
  server.decorateRequest('startedAt', 0)
  server.decorateRequest('waitedMs', 0)
  server.decorateRequest('streamsFrom', 0)
  server.decorateRequest('scope')
  server.decorateRequest('ctx')
}

/** The same for every answer, whichever route gives it. */
function addHooks(server: FastifyInstance, services: Services): void {
  const headers = headersOf(services)
  const offered = offeredToAll(services.settings)
  const sampling = samplingOf(services.settings)
  server.addHook('onRequest', (request, reply, done) => {
    request.startedAt = performance.now()
    request.language = languageOf(request, offered)
    reply.header('x-request-id', request.id)
    reply.headers(headers)
    server.transfers.watchAnswer(request.raw, reply.raw)
    // RFC 9112 §3.2: a proxy in front may have gone by the other one.
    if (!hasOneHost(request.raw)) throw invalid({ path: '', code: 'malformed' })
    request.scope = openScope(request, reply, sampling)
    runInScope(request.scope, done)
  })
  server.addHook('preParsing', (request, _reply, payload, done) => {
    awaitBody(request)
    done(null, payload)
  })
  // A body that came in several pieces is parsed where its connection was made.
  server.addHook('preValidation', (request, _reply, done) => {
    if (request.scope) runInScope(request.scope, done)
    else done()
  })
  // Fastify says so to requests that come later.
  let isClosing = false
  server.addHook('preClose', async () => {
    isClosing = true
  })
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
  const observe = observeRequests(server, services.metrics.registry, services.log)
  server.decorate('publicDocuments', servePublicDocuments(server, { headers, observe }))
  // What is traced goes all the way.
  server.publicDocuments.closeWhile(() => isClosing || sampling !== null)
}

function transfersOf(services: Services): Transfers {
  const { MAX_IN_FLIGHT, REQUEST_TIMEOUT, TRUST_PROXY_HEADERS } = services.settings
  return createTransfers({
    total: MAX_IN_FLIGHT * 2,
    perAddress: Math.ceil(MAX_IN_FLIGHT / 4),
    stalledMs: REQUEST_TIMEOUT * 1000,
    addressOf: request => clientAddress(request, TRUST_PROXY_HEADERS) ?? '',
    refuse: ({ socket }) => refuseConnection(socket, headersOf(services), 408),
  })
}

function answerBadUrl(services: Services, request: FastifyRequest, reply: FastifyReply): void {
  request.language = languageOf(request, offeredToAll(services.settings))
  reply.headers({ ...headersOf(services), 'x-request-id': request.id })
  answerErrors(services)(invalid({ path: '', code: 'malformed' }), request, reply)
}
