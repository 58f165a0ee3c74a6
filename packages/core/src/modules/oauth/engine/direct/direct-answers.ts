import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../../../kernel/services.ts'
import { engineHeaders } from '../pages/engine-headers.ts'
import { faultAnswer, type OauthAnswer } from '../pages/fault-answer.ts'

export type DirectAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/**
 * Undefined for whatever is not plain or does not succeed: the engine says what is wrong with it. Until then nothing has been done
 * that the engine would not do again.
 */
export type DirectEndpoint = (
  request: FastifyRequest,
  body: Buffer,
) => Promise<DirectAnswer | undefined> | undefined

/** By method and path, as in `GET /oauth2/userinfo`. */
export type DirectEndpoints = ReadonlyMap<string, DirectEndpoint>

/** Whether the request was answered. */
export type AnswerDirectly = (request: FastifyRequest, reply: FastifyReply, body: Buffer) => Promise<boolean>

/** Answers plain requests that succeed, without the forty steps of the engine. */
export function createDirectAnswers(services: Services, endpoints: DirectEndpoints): AnswerDirectly {
  return async (request, reply, body) => {
    const endpoint = endpoints.get(`${request.method} ${pathOf(request.url)}`)
    try {
      const answer = await endpoint?.(request, body)
      if (answer) send(reply, answer)
      return answer !== undefined
    } catch (fault) {
      // At once: the engine would ask a database that is away a second time.
      sendFault(services, { request, reply }, fault)
      return true
    }
  }
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

export const jsonAnswer = (
  body: OauthAnswer['body'],
  headers: DirectAnswer['headers'] = {},
  status = 200,
): DirectAnswer => ({ status, headers: { ...JSON_TYPE, ...headers }, text: JSON.stringify(body) })

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** Nobody else ends an answer that was taken from the router: whoever waits for it is told, or sees it cut off. */
export function sendFault(services: Services, { request, reply }: Exchange, fault: unknown): void {
  services.log.error({ err: fault, path: pathOf(request.url) }, 'the sign-in provider failed')
  const { body, headers, status } = faultAnswer(services, fault)
  if (reply.raw.headersSent) reply.raw.destroy()
  else send(reply, jsonAnswer(body, headers, status))
}

function send(reply: FastifyReply, { status, headers, text }: DirectAnswer): void {
  reply.raw.writeHead(status, {
    ...engineHeaders(reply),
    'cache-control': 'no-store',
    ...headers,
    'content-length': Buffer.byteLength(text),
  })
  reply.raw.end(text)
}
