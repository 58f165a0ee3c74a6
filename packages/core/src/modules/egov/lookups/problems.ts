import type { Context } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { isEidSigningConfigured } from '../../eid/index.ts'
import { RegistryRefused, RegistryUnavailable } from '../registry/registry-error.ts'
import type { Answered } from './lookup-store.ts'

type Refusal =
  | 'registry_access_denied'
  | 'registry_authorisation_refused'
  | 'registry_authorisation_required'
  | 'registry_data_mismatch'
  | 'registry_not_found'
  | 'registry_refused'
  | 'registry_request_invalid'
  | 'registry_signature_refused'

const REFUSALS: readonly (readonly [from: number, to: number, code: Refusal])[] = [
  [1, 1, 'registry_not_found'],
  [3, 3, 'registry_request_invalid'],
  [200, 202, 'registry_authorisation_required'],
  [203, 203, 'registry_access_denied'],
  [301, 304, 'registry_authorisation_refused'],
  [401, 402, 'registry_data_mismatch'],
  [501, 501, 'registry_access_denied'],
  [601, 605, 'registry_signature_refused'],
]

export const refusalOf = (registryCode: number): Refusal =>
  REFUSALS.find(([from, to]) => registryCode >= from && registryCode <= to)?.[2] ?? 'registry_refused'

const METHODS = ['otp', 'eid_signature', 'gateway_otp', 'gateway']

const methodsOf = (ctx: Context): string[] => (isEidSigningConfigured(ctx) ? [...METHODS, 'eid'] : METHODS)

/** What the registry said, in our words and with its own code. */
export function problemOf(ctx: Context, error: unknown): unknown {
  const { services, language } = ctx
  if (error instanceof RegistryUnavailable) {
    const { reason, registryCode, retryAfter } = error
    return new AppError(503, 'registry_unavailable', {
      params: { reason: services.translator.text(language, `registry.away.${reason}`) },
      members: { reason, ...(registryCode !== undefined && { registry_code: registryCode }) },
      headers: { 'retry-after': String(Math.max(1, Math.ceil((retryAfter ?? 5000) / 1000))) },
    })
  }
  if (!(error instanceof RegistryRefused)) return error
  const { registryCode: registry_code, clockOffset } = error
  if (clockOffset !== undefined)
    return new AppError(422, 'registry_clock_differs', {
      params: { seconds: Math.abs(clockOffset) },
      members: { registry_code, clock_offset_seconds: clockOffset },
    })
  const code = refusalOf(registry_code)
  return new AppError(422, code, {
    params: { code: registry_code },
    members: {
      registry_code,
      ...(code === 'registry_authorisation_required' && { authorisation_methods: methodsOf(ctx) }),
    },
  })
}

/** What the record of the look-up says about it. */
export function outcomeOf(error: unknown): Answered {
  const registry_request_id = null
  if (error instanceof RegistryRefused)
    return { outcome: 'refused', registry_code: error.registryCode, registry_request_id }
  const registry_code = error instanceof RegistryUnavailable ? (error.registryCode ?? null) : null
  return { outcome: 'unavailable', registry_code, registry_request_id }
}
