import type { SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { invalid } from '../../../kernel/http/problem.ts'
import { type Role, roleFor, selectRole } from '../../access/index.ts'
import { offeredByInstallation } from '../../identity/index.ts'
import type { SecurityRow, SecurityRules } from './security-store.ts'

/** What a request changes; each part keeps what it does not name. */
export type RuleChanges = Partial<
  Pick<SecurityRules, 'session_idle' | 'session_max' | 'session_limit' | 'allowed_networks'>
> & {
  second_factor?: {
    required?: SecurityRules['second_factor']
    roles?: string[]
    grace_days?: number
    federated_counts?: boolean
  }
  passkeys?: {
    enabled?: boolean
    user_verification?: SecurityRules['passkey_user_verification']
    attachment?: SecurityRules['passkey_attachment']
    aaguid_allow?: string[]
    aaguid_deny?: string[]
  }
  password?: { enabled?: boolean; min_length?: number | null }
} & { [key in SwitchedMethod]?: { enabled?: boolean } }

/** Methods of which a tenant decides nothing but whether it takes them. */
export const SWITCHED = ['eid', 'dan', 'social', 'providers'] as const
type SwitchedMethod = (typeof SWITCHED)[number]

/** By id or key; the error names the one that there is not. */
export async function requireRoles(
  tx: TenantTx,
  wanted: readonly string[] | undefined,
): Promise<string[] | undefined> {
  if (!wanted) return undefined
  const ids: string[] = []
  for (const [at, idOrKey] of wanted.entries()) {
    const role = await selectRole(tx, idOrKey)
    if (!role) throw invalid({ path: `/second_factor/roles/${at}`, code: 'unknown_role' })
    ids.push(role.id)
  }
  return [...new Set(ids)]
}

export function rulesOf(
  before: SecurityRules,
  {
    second_factor: factor = {},
    passkeys = {},
    password = {},
    eid,
    dan,
    social,
    providers,
    ...changes
  }: RuleChanges,
  roles: string[] | undefined,
): SecurityRules {
  const rules: SecurityRules = {
    ...before,
    ...changes,
    second_factor: factor.required ?? before.second_factor,
    second_factor_roles: roles ?? before.second_factor_roles,
    second_factor_grace_days: factor.grace_days ?? before.second_factor_grace_days,
    federated_counts: factor.federated_counts ?? before.federated_counts,
    passkeys_enabled: passkeys.enabled ?? before.passkeys_enabled,
    passkey_user_verification: passkeys.user_verification ?? before.passkey_user_verification,
    passkey_attachment: passkeys.attachment ?? before.passkey_attachment,
    aaguid_allow: passkeys.aaguid_allow ?? before.aaguid_allow,
    aaguid_deny: passkeys.aaguid_deny ?? before.aaguid_deny,
    password_enabled: password.enabled ?? before.password_enabled,
    password_min_length: password.min_length === undefined ? before.password_min_length : password.min_length,
    eid_enabled: eid?.enabled ?? before.eid_enabled,
    dan_enabled: dan?.enabled ?? before.dan_enabled,
    social_enabled: social?.enabled ?? before.social_enabled,
    providers_enabled: providers?.enabled ?? before.providers_enabled,
  }
  // Whoever the rule did not apply to before has the whole time to add a factor.
  return isWider(before, rules) ? { ...rules, second_factor_since: new Date().toISOString() } : rules
}

function isWider(before: SecurityRules, after: SecurityRules): boolean {
  if (after.second_factor === 'off') return false
  if (after.second_factor !== before.second_factor) return true
  const isNew = (role: string) => !before.second_factor_roles.includes(role)
  return after.second_factor === 'roles' && after.second_factor_roles.some(isNew)
}

/** As the contract shows it. */
export async function securityOf(tx: TenantTx, ctx: SessionContext, row: SecurityRow) {
  const { settings } = ctx.services
  const roles = await Promise.all(row.second_factor_roles.map(id => selectRole(tx, id)))
  return {
    second_factor: {
      required: row.second_factor,
      roles: roles.filter((role): role is Role => role !== undefined).map(role => refOf(ctx, role)),
      grace_days: row.second_factor_grace_days,
      since: row.second_factor === 'off' ? null : row.second_factor_since,
      federated_counts: row.federated_counts,
    },
    passkeys: {
      enabled: row.passkeys_enabled,
      user_verification: row.passkey_user_verification,
      attachment: row.passkey_attachment,
      aaguid_allow: row.aaguid_allow,
      aaguid_deny: row.aaguid_deny,
    },
    password: { enabled: row.password_enabled, min_length: row.password_min_length },
    eid: { enabled: row.eid_enabled },
    dan: { enabled: row.dan_enabled },
    social: { enabled: row.social_enabled },
    providers: { enabled: row.providers_enabled },
    session_idle: row.session_idle,
    session_max: row.session_max,
    session_limit: row.session_limit,
    allowed_networks: row.allowed_networks,
    installation: {
      session_idle: settings.SESSION_IDLE,
      session_max: settings.SESSION_MAX,
      methods: offeredByInstallation(ctx),
    },
    version: row.version,
  }
}

const refOf = (ctx: SessionContext, role: Role) => {
  const { id, key, name } = roleFor(ctx, role)
  return { id, key, name }
}
