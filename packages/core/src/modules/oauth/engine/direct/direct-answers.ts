import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../../../kernel/services.ts'
import type { RegisteredClient } from '../../../clients/index.ts'
import { isSecretOf } from '../clients/client-secret.ts'
import { LONGEST_BODY } from '../flow/body.ts'
import { engineHeaders } from '../pages/engine-headers.ts'
import { faultAnswer, type OauthAnswer } from '../pages/fault-answer.ts'
import { createSameTurn } from '../speed/same-turn.ts'
import { type PlainRequest, readPlain } from './plain-request.ts'

export type Answer = OauthAnswer['body']

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
  readonly services: Services
  readonly endpoints: DirectEndpoints
  /** A client that the engine has met before, as it was then: an endpoint finds out whether it still is. */
  readonly known: (clientId: string) => RegisteredClient | undefined
}

/**
 * Answers a plain request that succeeds, without the forty steps of the engine, and says whether it did. Nothing has been done where it
 * did not.
 */
export function createDirectAnswers({ services, endpoints, known }: Parts): AnswerDirectly {
  const sameTurn = createSameTurn()
  return async (request, reply, body) => {
    const { headers, url } = request
    const endpoint = body.length <= LONGEST_BODY ? endpoints.get(url) : undefined
    const plain = endpoint && readPlain(headers, body)
    if (!plain || !endpoint.isFor(plain, headers)) return false
    const client = known(plain.client_id)
    if (client?.token_endpoint_auth_method !== plain.method || !isSecretOf(client, plain.secret)) return false
    await sameTurn()
    const answer = await endpoint.answer(plain, client).then(
      body => body && { status: 200, headers: {}, body },
      fault => tellFault(services, url, fault),
    )
    if (answer) send(reply, answer, endpoint.headers)
    return answer !== undefined
  }
}

const HEADERS = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }

/** At once: the engine would ask a database that is away a second time. */
function tellFault(services: Services, path: string, fault: unknown): OauthAnswer {
  services.log.error({ err: fault, path }, 'the sign-in provider failed')
  return faultAnswer(services, fault)
}

function send(reply: FastifyReply, answer: OauthAnswer, ofEndpoint: DirectEndpoint['headers']): void {
  const text = JSON.stringify(answer.body)
  reply.raw.writeHead(answer.status, {
    ...engineHeaders(reply),
    ...HEADERS,
    ...ofEndpoint,
    ...answer.headers,
    'content-length': Buffer.byteLength(text),
  })
  reply.raw.end(text)
}
