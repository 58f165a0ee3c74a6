import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Context } from '../../../../kernel/context.ts'
import { defineExtensionPoint } from '../../../../kernel/module/extension-point.ts'
import { requestOf } from '../request.ts'
import type { MemberAccess } from '../storage/member-access-store.ts'

/** Whether the person has used this device in the tenant, by the thumbprint of its key (RFC 7638). */
export type KnownDevice = {
  readonly tenant_id: string
  readonly person_id: string
  readonly key_thumbprint: string
}

export const knownDevices =
  defineExtensionPoint<(ctx: Context, device: KnownDevice) => Promise<boolean>>('oauth.known-devices')

/** A request that names no key (RFC 9449 §10) comes from a device that nobody knows. */
export async function isDeviceKnown(koa: KoaContextWithOIDC, { tenant_id }: MemberAccess): Promise<boolean> {
  const { ctx, identity } = requestOf(koa)
  const key_thumbprint = koa.oidc.params?.['dpop_jkt']
  if (typeof key_thumbprint !== 'string' || !identity) return false
  const asked = { tenant_id, person_id: identity.person_id, key_thumbprint }
  const answers = ctx.services.modules.extensions(knownDevices).map(ask => ask(ctx, asked))
  return (await Promise.all(answers)).some(Boolean)
}
