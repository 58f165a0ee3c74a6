import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { Asking, LinkedLogin, LinkedLogins } from '../../identity/index.ts'
import { isGiven } from '../providers/installation-providers.ts'

type Row = Omit<LinkedLogin, 'provider' | 'tenant' | 'usable'> & { provider: string; issuer: string }

/** Logins at the providers of the whole installation: they are the person's, and lead into every tenant of theirs. */
async function list(tx: PlatformTx, ctx: Context, { person_id, session_id }: Asking): Promise<LinkedLogin[]> {
  const { rows } = await sql<Row>`
    select i.id, i.provider, i.issuer, i.subject, i.email, i.first_login_at, i.last_login_at, i.logins,
           exists (select from sso_session o where o.session_id = ${session_id} and o.provider = i.provider
                      and o.issuer = i.issuer and o.subject = i.subject) as current
      from sso_identity i where i.person_id = ${person_id}`.execute(tx)
  return rows.map(({ provider, issuer, ...row }) => ({
    ...row,
    provider: { id: provider, name: new URL(issuer).host, logo_uri: null },
    tenant: null,
    usable: isGiven(ctx, { id: provider, issuer }),
  }))
}

async function remove(tx: PlatformTx, { id }: LinkedLogin) {
  const { rows } = await sql<{ provider: string; issuer: string; subject: string }>`
    delete from sso_identity where id = ${id} returning provider, issuer, subject`.execute(tx)
  const { provider, issuer, subject } = rows[0]!
  return sql`id in (select session_id from sso_session
                     where provider = ${provider} and issuer = ${issuer} and subject = ${subject})`
}

export const identitiesOfInstallation: LinkedLogins = Object.freeze({ list, remove })
