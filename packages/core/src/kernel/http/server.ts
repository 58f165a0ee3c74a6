import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isLanguage, type Language, SOURCE_LANGUAGE } from '../i18n/languages.ts'
import { negotiateLanguage } from '../i18n/negotiate.ts'
import type { Services } from '../services.ts'
import { parseJsonBody } from './body/json-body.ts'
import { answerError } from './errors.ts'
import { AppError, notFound, problemBody } from './problem.ts'
import { requestIdOf } from './request-info.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { readCookie } from './steps/identify.ts'
import { createValidatorCompiler } from './validation.ts'

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
    startedAt: number
  }
}

/** What another system posts as a form is a token or two. */
const FORM_LIMIT = 65_536

/** The HTTP server before any route: parsing, languages, errors, headers and limits are the same for all of them. */
export function createServer(services: Services): FastifyInstance {
  const { settings, log } = services
  const isHttps = settings.PUBLIC_ORIGIN.startsWith('https:')
  const server = Fastify({
    bodyLimit: settings.BODY_LIMIT,
    requestTimeout: settings.REQUEST_TIMEOUT * 1000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: settings.HEADERS_TIMEOUT * 1000, maxHeaderSize: 16_384 },
    routerOptions: { maxParamLength: 500 },
    logger: false,
    trustProxy: false,
    genReqId: request => requestIdOf(request.headers),
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) =>
      answerBadUrl(services, request as FastifyRequest, reply as FastifyReply),
    clientErrorHandler: answerClientError,
  })
  server.decorateRequest('language', 'mn')
  server.decorateRequest('startedAt', 0)
  server.decorateRequest('ctx')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
  server.addContentTypeParser(
    'text/csv',
    { parseAs: 'buffer', bodyLimit: settings.IMPORT_LIMIT },
    (_request, body, done) => done(null, body),
  )
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, body),
  )
  server.setValidatorCompiler(createValidatorCompiler() as never)
  server.addHook('onRequest', (request, reply, done) => {
    request.startedAt = performance.now()
    request.language = languageOf(request)
    reply.header('x-request-id', request.id)
    setSecurityHeaders(reply, isHttps)
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    observe(services, request, reply)
    done()
  })
  server.setNotFoundHandler((request, reply) => answerError(services, notFound(), request, reply))
  server.setErrorHandler((error, request, reply) => answerError(services, error, request, reply))
  log.debug({}, 'http server made')
  return server
}

export function languageOf({ headers }: FastifyRequest, tenantDefault?: string): Language {
  const byDefault = isLanguage(tenantDefault) ? tenantDefault : undefined
  const acceptLanguage = headers['accept-language']
  if (headers.cookie === undefined && acceptLanguage === undefined) return byDefault ?? SOURCE_LANGUAGE
  const cookie = readCookie(headers.cookie, 'lang') ?? undefined
  return negotiateLanguage({ cookie, acceptLanguage, tenantDefault: byDefault })
}

function observe({ metrics, log }: Services, request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url ?? 'none'
  const seconds = (performance.now() - request.startedAt) / 1000
  metrics.http.observe({ method: request.method, route, status: String(reply.statusCode) }, seconds)
  log.debug(
    {
      request_id: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      seconds,
      traceparent: request.headers.traceparent,
    },
    'request',
  )
}

function answerBadUrl(services: Services, request: FastifyRequest, reply: FastifyReply): void {
  request.language ??= 'mn'
  const problem = new AppError(400, 'validation_failed', {}, { errors: [{ path: '', code: 'malformed' }] })
  reply
    .code(400)
    .type('application/problem+json')
    .send(JSON.stringify(problemBody(problem, services.translator, languageOf(request), request.id)))
}

/** What Node refuses before there is a request: a header that is too big, a request that takes too long, plain noise. */
function answerClientError(error: NodeJS.ErrnoException, socket: import('node:net').Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const title = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' }[status]
  const body = JSON.stringify({ type: 'about:blank', title, status })
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\ncontent-type: application/problem+json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}
