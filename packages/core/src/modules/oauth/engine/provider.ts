import { Provider } from 'oidc-provider'
import type { Context } from '../../../kernel/context.ts'
import type { ClientUses } from '../../clients/index.ts'
import { useRegistry } from './clients/clients.ts'
import { configure } from './configuration.ts'
import type { EngineKeys } from './keys.ts'
import { requestOf } from './request.ts'
import { tellInterval } from './storage/device-codes.ts'
import { finishRequest } from './storage/finish-request.ts'
import { createCommit } from './storage/unit-of-work.ts'

/** The engine, bound to our sessions, clients and tables. */
export function createProvider(ctx: Context, keys: EngineKeys, uses: ClientUses): Provider {
  const { services } = ctx
  const provider = new Provider(services.settings.PUBLIC_ORIGIN, configure(services, keys.signing))
  // Scheme and host are those of PUBLIC_ORIGIN: the mount puts them in place of whatever the caller sent.
  provider.proxy = true
  useRegistry(provider, services)
  useView(provider)
  provider.use(finishRequest(createCommit(services.database), uses))
  provider.on('device_authorization.success', tellInterval)
  provider.on('server_error', (koa, error) => {
    requestOf(koa.req).fault = error
    services.log.error({ err: error, path: koa.path }, 'the sign-in provider failed')
  })
  return provider
}

/** The engine may not change the platform's session, nor give it names of its own. */
function useView(provider: Provider): void {
  Object.assign(provider.Session.prototype, {
    sidFor(this: { uid: string }): string {
      return this.uid
    },
    resetIdentifier(): void {},
    loginAccount(): void {},
  })
}
