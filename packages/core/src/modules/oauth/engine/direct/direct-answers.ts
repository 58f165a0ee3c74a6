import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RegisteredClient } from '../../../clients/index.ts'
import { isSecretOf } from '../clients/client-secret.ts'
import { engineHeaders } from '../pages/engine-headers.ts'
import { createSameTurn } from '../speed/same-turn.ts'
import { type PlainRequest, readPlain } from './plain-request.ts'

export type Answer = Readonly<Record<string, unknown>>

/** What services ask for again and again, without a person and without a choice. */
export type DirectEndpoint = {
  readonly isFor: (request: PlainRequest, headers: IncomingHttpHeaders) => boolean
  /** Undefined for whatever does not succeed: the engine says what is wrong with it. */
  readonly answer: (request: PlainRequest, client: RegisteredClient) => Promise<Answer | undefined>
  readonly headers: Readonly<Record<string, string>>
}

/** By path. */
export type DirectEndpoints = ReadonlyMap<string, DirectEndpoint>

/** Whether the request was answered. */
export type AnswerDirectly = (request: FastifyRequest, reply: FastifyReply, body: Buffer) => Promise<boolean>

type Parts = {
  readonly endpoints: DirectEndpoints
  /** A client that the engine has met before, as it was then: an endpoint finds out whether it still is. */
  readonly known: (clientId: string) => RegisteredClient | undefined
}

/**
 * Answers a plain request that succeeds, without the forty steps of the engine, and says whether it did. Nothing has been done where it
 * did not.
 */
export function createDirectAnswers({ endpoints, known }: Parts): AnswerDirectly {
  const sameTurn = createSameTurn()
  return async (request, reply, body) => {
    const { headers, routeOptions } = request
    const endpoint = endpoints.get(routeOptions.url ?? '')
    const plain = endpoint && readPlain(headers, body)
    if (!plain || !endpoint.isFor(plain, headers)) return false
    const client = known(plain.client_id)
    if (client?.token_endpoint_auth_method !== plain.method || !isSecretOf(client, plain.secret)) return false
    await sameTurn()
    // A fault is met by the engine as well, which has words for it.
    const answer = await endpoint.answer(plain, client).catch(() => undefined)
    if (answer) send(reply, answer, endpoint.headers)
    return answer !== undefined
  }
}

const HEADERS = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }

function send(reply: FastifyReply, answer: Answer, headers: DirectEndpoint['headers']): void {
  const text = JSON.stringify(answer)
  reply.raw.writeHead(200, {
    ...engineHeaders(reply),
    ...HEADERS,
    ...headers,
    'content-length': Buffer.byteLength(text),
  })
  reply.raw.end(text)
}
