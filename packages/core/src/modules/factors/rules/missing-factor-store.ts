import { sql } from 'kysely'
import {
  type KeysetOrder,
  type PageQuery,
  selectPage,
  timeKey,
  uuidKey,
} from '../../../kernel/database/keyset.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'

export type MissingFactor = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly created_at: string
  readonly required: boolean
  readonly due_at: string | null
}

const NEWEST: KeysetOrder<MissingFactor> = {
  name: '-created_at',
  descending: true,
  columns: [timeKey(sql`m.created_at`, row => row.created_at), uuidKey(sql`m.person_id`, row => row.id)],
}

/** Looked up for each member: the tables of all people are never read as a whole. */
const HAS_NONE = sql`
  (select true from totp t where t.person_id = m.person_id and t.confirmed_at is not null limit 1) is null
  and (select true from passkey k where k.person_id = m.person_id limit 1) is null`

export type FactorState = {
  readonly present: boolean
  readonly required: boolean
  readonly due_at: string | null
}

const APPLIES = sql`
  left join tenant_security s on s.tenant_id = m.tenant_id
        left join lateral (
          select s.second_factor = 'everyone' or s.second_factor = 'roles' and (
                   select true from membership_role g
                    where g.tenant_id = m.tenant_id and g.person_id = m.person_id and g.role_id = any (s.second_factor_roles) limit 1) as it
        ) applies on true`

const DUE = sql`
  coalesce(applies.it, false) as required,
             case when applies.it then date_trunc('milliseconds', greatest(s.second_factor_since, coalesce(m.joined_at, m.created_at))
                                       + s.second_factor_grace_days * interval '1 day') end as due_at`

/** Whether a member has a second factor and needs one; which one it is, is theirs alone. */
export async function selectFactorState(
  tx: PlatformTx,
  tenantId: string,
  personId: string,
): Promise<FactorState | undefined> {
  const { rows } = await sql<FactorState>`
    select not (${HAS_NONE}) as present, ${DUE}
      from membership m ${APPLIES}
     where m.tenant_id = ${tenantId} and m.person_id = ${personId}`.execute(tx)
  return rows[0]
}

/** Active members without an authenticator app and without a passkey, newest first. */
export function selectMembersWithoutFactor(
  tx: PlatformTx,
  tenantId: string,
  query: PageQuery,
): Promise<Page<MissingFactor>> {
  const active = sql`m.tenant_id = ${tenantId} and m.status = 'active'`
  return selectPage<MissingFactor>(tx, query, {
    order: NEWEST,
    searched: sql`from membership m where m.tenant_id = ${tenantId}`,
    found: sql`/* reads much: each of the members counted is asked for a factor */ from membership m where ${active} and ${HAS_NONE}`,
    select: ({ after, order, limit }) => sql`
      /* reads much: each of the members that a page looks at is asked for a factor */
      select m.person_id as id, m.name, m.email, m.created_at, ${DUE}
        from membership m ${APPLIES}
       where ${active} and ${HAS_NONE} and ${after}
       order by ${order} limit ${limit}`,
  })
}
