import type { IncomingMessage, ServerResponse } from 'node:http'
import { type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Context } from '../../../kernel/context.ts'
import type { ClientUses } from '../../clients/index.ts'
import { useRegistry } from './clients/clients.ts'
import { configure } from './configuration.ts'
import { createAuthorisation } from './direct/authorise.ts'
import { type AnswerDirectly, createDirectAnswers, type DirectEndpoints } from './direct/direct-answers.ts'
import { createCodeExchange } from './direct/exchange-code.ts'
import { createFormEndpoint, type KnownClient } from './direct/forms.ts'
import { createIdTokenSigner } from './direct/id-token.ts'
import { createIntrospection } from './direct/introspect.ts'
import type { Issuing } from './direct/issue-tokens.ts'
import { createRefresh } from './direct/refresh.ts'
import { createServiceTokens } from './direct/service-token.ts'
import { createUserinfo } from './direct/userinfo.ts'
import type { EngineKeys } from './keys.ts'
import { PATHS } from './paths.ts'
import { bindRequest, type EngineRequest, requestOf } from './request.ts'
import { tellInterval } from './storage/device-codes.ts'
import { finishRequest } from './storage/finish-request.ts'
import { noteForeignKey } from './storage/foreign-key.ts'
import { createCommit } from './storage/unit-of-work.ts'

/** Answers a message of the web; what is found out about it is gathered in `request`. */
export type Handle = (
  message: IncomingMessage,
  response: ServerResponse,
  request: EngineRequest,
) => Promise<void>

/** The engine, bound to our sessions, clients and tables. */
export function createProvider(
  ctx: Context,
  keys: EngineKeys,
  uses: ClientUses,
): { provider: Provider; handle: Handle; answerDirectly: AnswerDirectly } {
  const { services } = ctx
  const provider = new Provider(services.settings.PUBLIC_ORIGIN, configure(services, keys.signing))
  // Scheme and host are those of PUBLIC_ORIGIN: the mount puts them in place of whatever the caller sent.
  provider.proxy = true
  const { known } = useRegistry(provider, services)
  const commit = createCommit(services.database)
  useView(provider)
  const arriving = bindRequests(provider)
  provider.use(finishRequest(commit, uses))
  provider.on('device_authorization.success', tellInterval)
  provider.on('grant.error', noteForeignKey)
  provider.on('server_error', (koa, error) => {
    requestOf(koa).fault = error
    services.log.error({ err: error, path: koa.path }, 'the sign-in provider failed')
  })
  const callback = provider.callback()
  return {
    provider,
    answerDirectly: createDirectAnswers(
      services,
      directEndpoints({ ctx, commit, uses, sign: createIdTokenSigner(keys.active) }, known),
    ),
    handle(message, response, request) {
      arriving.set(message, request)
      return Promise.resolve(callback(message, response)) as Promise<void>
    },
  }
}

function directEndpoints(issuing: Issuing, known: KnownClient): DirectEndpoints {
  const { ctx, commit } = issuing
  const { services } = ctx
  const grants = [createCodeExchange(issuing), createRefresh(issuing), createServiceTokens(services, issuing)]
  return new Map([
    [`GET ${PATHS.authorization}`, createAuthorisation({ ctx, commit, known })],
    [`POST ${PATHS.token}`, createFormEndpoint(ctx, known, grants)],
    [`GET ${PATHS.userinfo}`, createUserinfo(services, known)],
    [`POST ${PATHS.introspection}`, createFormEndpoint(ctx, known, [createIntrospection(services)])],
  ])
}

/** The engine makes its context of a message itself; there our request takes its place. */
function bindRequests(provider: Provider): Map<IncomingMessage, EngineRequest> {
  const arriving = new Map<IncomingMessage, EngineRequest>()
  provider.use((koa: KoaContextWithOIDC, next) => {
    bindRequest(koa, arriving.get(koa.req)!)
    arriving.delete(koa.req)
    return next()
  })
  return arriving
}

/** The engine may not change the platform's session, nor give it names of its own. */
function useView(provider: Provider): void {
  Object.assign(provider.Session.prototype, {
    sidFor(this: { uid: string }): string {
      return this.uid
    },
    resetIdentifier(): void {},
    loginAccount(): void {},
    async save(): Promise<void> {},
    async persist(): Promise<void> {},
  })
}
