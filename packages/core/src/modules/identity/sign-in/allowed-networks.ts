import { recordSecurity } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { isInNetworks } from '../../../kernel/visitor/networks.ts'
import { selectPerson } from '../../tenancy/index.ts'
import { type SessionRules, sessionRulesIn } from '../policy/session-policy.ts'

type Entering = { readonly person_id: string; readonly tenant_id: string }

/** Rolls the transaction of a sign-in back; it carries what has to be recorded afterwards. */
export class NetworkRefused extends AppError {
  readonly entering: Entering

  constructor(entering: Entering) {
    super(403, 'network_not_allowed')
    this.entering = entering
  }
}

export const isAllowedNetwork = ({ ip }: Context, { networks }: Pick<SessionRules, 'networks'>): boolean =>
  networks.every(list => isInNetworks(ip, list))

export function requireAllowedNetwork(
  ctx: Context,
  rules: Pick<SessionRules, 'networks'>,
  entering: Entering,
): void {
  if (!isAllowedNetwork(ctx, rules)) throw new NetworkRefused(entering)
}

/** Checked before work that could not be undone after a refusal. */
export async function requireAllowedEntry(tx: PlatformTx, ctx: Context, entering: Entering): Promise<void> {
  requireAllowedNetwork(ctx, await sessionRulesIn(tx, ctx, entering.tenant_id), entering)
}

/** Whether a person may act in a tenant from their address although their session is in another one; a refusal is recorded. */
export async function checkAllowedEntry(ctx: Context, entering: Entering): Promise<boolean> {
  try {
    await recordRefusedNetwork(ctx, () =>
      inPlatform(ctx, 'allowed networks', tx => requireAllowedEntry(tx, ctx, entering)),
    )
    return true
  } catch (error) {
    if (error instanceof NetworkRefused) return false
    throw error
  }
}

/** Wraps every sign-in to a tenant: a refusal because of the network is recorded after the rollback. */
export async function recordRefusedNetwork<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NetworkRefused) await noteRefusal(ctx, error.entering)
    throw error
  }
}

function noteRefusal(ctx: Context, { person_id, tenant_id }: Entering): Promise<void> {
  return inPlatform(ctx, 'refused network', async tx => {
    const { id, name, email } = (await selectPerson(tx, person_id))!
    const person = { id, name, email }
    await recordSecurity(
      tx,
      { ...ctx, actor: person, tenant: { id: tenant_id } },
      {
        action: 'session.network_refused',
        target: { type: 'person', id: person.id, name: person.email },
        changes: { ip: [null, ctx.ip] },
      },
    )
  })
}
