import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '../../../../kernel/context.ts'
import type { RegisteredClient } from '../../../clients/index.ts'
import { isSecretOf } from '../clients/client-secret.ts'
import { LONGEST_BODY } from '../flow/body.ts'
import type { OauthAnswer } from '../pages/fault-answer.ts'
import { contextOf } from '../request-context.ts'
import { createSameTurn } from '../speed/same-turn.ts'
import { type DirectAnswer, type DirectEndpoint, jsonAnswer } from './direct-answers.ts'
import { type PlainRequest, readPlain } from './plain-request.ts'

export type Answer = OauthAnswer['body']

/** What applications send again and again from their servers. */
export type DirectForm = {
  readonly isFor: (request: PlainRequest, headers: IncomingHttpHeaders) => boolean
  readonly answer: (
    request: PlainRequest,
    client: RegisteredClient,
    context: () => Context,
  ) => Promise<Answer | undefined>
  readonly headers: DirectAnswer['headers']
  /** For the record: a fault of ours has ended it. */
  readonly failed?: (client: RegisteredClient) => void
}

/** A client that the engine has met before, as it was then: who relies on it finds out whether it still is. */
export type KnownClient = (clientId: string) => RegisteredClient | undefined

/** The forms that are sent to one path. */
export function createFormEndpoint(
  ctx: Context,
  known: KnownClient,
  forms: readonly DirectForm[],
): DirectEndpoint {
  const sameTurn = createSameTurn()
  return (request, body) => {
    const { headers } = request
    const isBare = body.length <= LONGEST_BODY && !request.url.includes('?')
    const plain = isBare ? readPlain(headers, body) : undefined
    const form = plain && forms.find(one => one.isFor(plain, headers))
    if (!form) return undefined
    const client = known(plain.client_id)
    if (client?.token_endpoint_auth_method !== plain.method || !isSecretOf(client, plain.secret))
      return undefined
    const context = () => contextOf(ctx, request)
    return sameTurn()
      .then(() => form.answer(plain, client, context))
      .then(
        answer => answer && jsonAnswer(answer, form.headers),
        fault => {
          form.failed?.(client)
          throw fault
        },
      )
  }
}
