import type { KoaContextWithOIDC } from 'oidc-provider'
import { defineExtensionPoint } from '../../../../kernel/module/extension-point.ts'
import type { Services } from '../../../../kernel/services.ts'
import type { RegisteredClient } from '../../../clients/index.ts'

/** An endpoint of ours that takes tokens for itself alone. They are no JWTs: each counts only while its session and client do. */
export type OwnResource = {
  /** Below PUBLIC_ORIGIN. */
  readonly path: string
  scopes(services: Services): readonly string[]
}

export const ownResources = defineExtensionPoint<OwnResource>('own resources')

export const findOwnResource = (services: Services, indicator: string): OwnResource | undefined =>
  services.modules
    .extensions(ownResources)
    .find(({ path }) => `${services.settings.PUBLIC_ORIGIN}${path}` === indicator)

/**
 * An agent asks for all scopes that the challenge of the resource names. Those that its application is not registered for are left out
 * instead of refused (RFC 6749 §3.3), so that one registered for less still gets what it may have.
 */
export function leaveOutUnregistered(
  services: Services,
  { oidc: { params } }: KoaContextWithOIDC,
  { scopes: registered, document_host }: Pick<RegisteredClient, 'scopes' | 'document_host'>,
): void {
  const resource = params?.['resource']
  const asked = params?.['scope']
  if (typeof resource !== 'string' || typeof asked !== 'string') return
  const own = findOwnResource(services, resource)
  if (!own) return
  const offered = own.scopes(services)
  params!['scope'] = asked
    .split(' ')
    .filter(scope => registered.includes(scope) || (document_host === null && !offered.includes(scope)))
    .join(' ')
}
