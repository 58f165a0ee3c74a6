import {
  type FieldError,
  invalid,
  isSecure,
  lockRoles,
  type SessionContext,
  type TenantTx,
} from '@tamga/core'
import type { TargetInput } from '../contract.ts'
import { mappingFaults } from '../push/attributes.ts'
import type { TargetFields } from './target-store.ts'

const PRINTABLE = /^[\x21-\x7e]+$/

/** The faults of the given fields; roles are looked up in the given transaction. */
export function requireValidFields(ctx: SessionContext, input: TargetInput): void {
  const faults: FieldError[] = []
  const address = input.base_url === undefined ? null : addressFault(ctx, input.base_url)
  if (address) faults.push({ path: '/base_url', code: address })
  if (input.name !== undefined && input.name.trim() === '') faults.push({ path: '/name', code: 'required' })
  if (input.attribute_mapping) faults.push(...mappingFaults(input.attribute_mapping))
  if (faults.length > 0) throw invalid(...faults)
}

/** The address is checked again when it is called, since names may resolve differently then. */
export function addressFault(ctx: SessionContext, address: string): string | null {
  const url = URL.parse(address)
  if (!PRINTABLE.test(address) || !url || !/^https?:$/.test(url.protocol) || !url.hostname)
    return 'address_malformed'
  if (url.username || url.password) return 'address_userinfo'
  if (address.includes('#')) return 'address_fragment'
  if (address.includes('?')) return 'address_malformed'
  const isPlain = !isSecure(address) && ctx.services.settings.ENVIRONMENT === 'production'
  return isPlain ? 'address_https' : null
}

export async function resolveScope(
  tx: TenantTx,
  scope: TargetInput['scope'],
): Promise<TargetFields['scope']> {
  const asked = scope?.roles ?? []
  if (asked.length === 0) return {}
  const found = await lockRoles(tx, asked)
  const faults = asked.flatMap((role, index) =>
    found.has(role) ? [] : [{ path: `/scope/roles/${index}`, code: 'unknown_role' }],
  )
  if (faults.length > 0) throw invalid(...faults)
  return { roles: [...new Set(asked.map(role => found.get(role)!.id))] }
}
