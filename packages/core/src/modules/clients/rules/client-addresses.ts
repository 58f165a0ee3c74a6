import { isIP } from 'node:net'
import type { Context } from '../../../kernel/context.ts'
import { AppError, type FieldError, invalid } from '../../../kernel/http/problem.ts'
import { createAddressPolicy, normalizeHost } from '../../../kernel/outbound/address/allow-list.ts'
import type { ClientRow } from '../client-store.ts'
import type { ClientInput } from '../contract.ts'
import { type AddressKind, faultOf, hostOf, isAddressAllowed } from './redirect-address.ts'

type Placed = { readonly path: string; readonly address: string; readonly kind: AddressKind }

/** Checks the addresses of a request: each by itself, then whether the operator allows its host. */
export function requireAddresses(ctx: Context, input: ClientInput, type: ClientRow['type']): void {
  const hosted = hostedAddresses(input, type)
  const faults = [...hosted, ...shownAddresses(input)].flatMap<FieldError>(({ path, address, kind }) => {
    const code = faultOf(address, kind)
    return code === null ? [] : [{ path, code }]
  })
  if (faults.length === 0) faults.push(...privateAddress(ctx, input.backchannel_logout_uri))
  if (faults.length > 0) throw invalid(...faults)
  requireHosts(ctx, hosted)
}

function hostedAddresses(input: ClientInput, type: ClientRow['type']): Placed[] {
  const list = (field: 'redirect_uris' | 'post_logout_redirect_uris') =>
    (input[field] ?? []).map((address, index) => ({
      path: `/${field}/${index}`,
      address,
      kind: { custom: type === 'public', loopback: true },
    }))
  const { backchannel_logout_uri: backchannel } = input
  return [
    ...list('redirect_uris'),
    ...list('post_logout_redirect_uris'),
    ...(backchannel ? [{ path: '/backchannel_logout_uri', address: backchannel, kind: BACKCHANNEL }] : []),
  ]
}

const BACKCHANNEL: AddressKind = { loopback: true }

/** Where no answers go to: any host will do. */
const shownAddresses = ({ logo_uri, launch_uri }: ClientInput): Placed[] => [
  ...(logo_uri ? [{ path: '/logo_uri', address: logo_uri, kind: {} }] : []),
  ...(launch_uri
    ? [{ path: '/launch_uri', address: launch_uri, kind: { loopback: true, fragment: true } }]
    : []),
]

/** A literal private address is refused here; names are resolved and checked when the call is made. */
function privateAddress(ctx: Context, address: string | null | undefined): FieldError[] {
  const host = address ? hostOf(address) : null
  if (!host || isIP(normalizeHost(host.name)) === 0) return []
  const policy = createAddressPolicy(ctx.services.settings.OUTBOUND_ALLOW)
  if (policy.permits(normalizeHost(host.name), Number(host.port))) return []
  return [{ path: '/backchannel_logout_uri', code: 'address_private' }]
}

function requireHosts(ctx: Context, hosted: readonly Placed[]): void {
  const errors = hosted.flatMap<FieldError & { params: { host: string } }>(({ path, address }) => {
    if (isAddressAllowed(ctx.services.settings, address)) return []
    return [{ path, code: 'redirect_host_not_allowed', params: { host: new URL(address).host } }]
  })
  const [first] = errors
  if (first) throw new AppError(422, 'redirect_host_not_allowed', { errors, members: first.params })
}
