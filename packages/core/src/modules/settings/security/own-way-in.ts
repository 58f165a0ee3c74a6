import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { hasWayIn, type MethodPolicy } from '../../identity/index.ts'
import type { SecurityRules } from './security-store.ts'

const policyOf = (rules: SecurityRules): MethodPolicy => ({
  methods: {
    password: rules.password_enabled,
    passkey: rules.passkeys_enabled,
    eid: rules.eid_enabled,
    dan: rules.dan_enabled,
    social: rules.social_enabled,
    providers: rules.providers_enabled,
  },
  password_min_length: rules.password_min_length,
  passkeys: {
    enabled: rules.passkeys_enabled,
    user_verification: rules.passkey_user_verification,
    attachment: rules.passkey_attachment,
    aaguid_allow: rules.aaguid_allow,
    aaguid_deny: rules.aaguid_deny,
  },
})

/** Whoever switches a method off would otherwise be the first who cannot come in. Who had no way before is not kept from anything. */
export async function requireWayIn(
  ctx: SessionContext,
  { before, wanted }: { before: SecurityRules; wanted: SecurityRules },
): Promise<void> {
  const [had, has] = [policyOf(before), policyOf(wanted)]
  if (JSON.stringify(had) === JSON.stringify(has)) return
  const place = { person_id: ctx.person.id, tenant_id: ctx.tenant.id }
  const isShutOut = await inPlatform(ctx, 'security settings', async tx => {
    if (await hasWayIn(tx, ctx, { ...place, policies: [has] })) return false
    return hasWayIn(tx, ctx, { ...place, policies: [had] })
  })
  if (isShutOut) throw new AppError(422, 'no_way_in')
}
