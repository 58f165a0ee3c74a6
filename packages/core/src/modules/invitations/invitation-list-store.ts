import { type RawBuilder, sql } from 'kysely'
import type { PersonRef, RoleRef } from '../../kernel/context.ts'
import { newestFirst, type PageQuery, selectPage } from '../../kernel/database/keyset.ts'
import { escapeLike, searchWords } from '../../kernel/database/search-words.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import type { Page } from '../../kernel/http/page.ts'

export type InvitationStatus = 'pending' | 'accepted' | 'revoked' | 'expired'

/** State of the newest mail of an invitation. */
export type MailStatus = 'queued' | 'retrying' | 'sent' | 'failed' | 'cancelled'

export type InvitationView = {
  id: string
  user: PersonRef
  roles: RoleRef[]
  status: InvitationStatus
  mail: { status: MailStatus; attempts: number; next_attempt_at: string | null } | null
  language: string
  invited_by: { id: string | null; name: string } | null
  sent_at: string
  expires_at: string
  created_at: string
  closed_at: string | null
}

export type InvitationQuery = PageQuery & {
  q?: string
  status?: InvitationStatus
}

/** A pending invitation is expired once its time is over, without any write. */
const STATUS = sql`case when i.status = 'pending' and i.expires_at <= now() then 'expired' else i.status end`

const ROLES = sql`
  (select json_agg(json_build_object('id', r.id, 'key', r.key, 'name', r.name) order by r.key)
     from membership_role g join role r on r.tenant_id = g.tenant_id and r.id = g.role_id
    where g.tenant_id = i.tenant_id and g.person_id = i.person_id)`

const MAIL = sql`
  (select json_build_object('status', m.status, 'attempts', m.attempt, 
         'next_attempt_at', to_char(m.next_attempt_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     from mail_message m where m.tenant_id = i.tenant_id and m.link_id = i.link_id order by m.created_at desc limit 1)`

const VIEW = sql`
  select i.id, json_build_object('id', i.person_id, 'name', i.name, 'email', i.email) as user, coalesce(${ROLES}, '[]') as roles,
         ${STATUS} as status, ${MAIL} as mail, i.language,
         case when i.invited_by_name is not null then json_build_object('id', i.invited_by, 'name', i.invited_by_name) end as invited_by,
         i.sent_at, i.expires_at, i.created_at, i.closed_at
    from invitation i`

export async function selectInvitations(tx: TenantTx, query: InvitationQuery): Promise<Page<InvitationView>> {
  const wanted = conditions(query)
  return selectPage<InvitationView>(tx, query, {
    order: newestFirst(sql`i.id`),
    select: ({ after, order, limit }) => sql`
      ${VIEW} where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from invitation i where ${wanted}`,
    searched: isSearch(query) ? sql`from invitation i where ${storedState(query)}` : undefined,
  })
}

/** Neither words nor the clock are known to an index. */
const isSearch = ({ q, status }: InvitationQuery): boolean =>
  Boolean(q?.trim()) || status === 'pending' || status === 'expired'

/** Written out: by a parameter the planner would not know how rare a state is. */
const storedState = ({ status }: InvitationQuery): RawBuilder<unknown> =>
  status ? sql`i.status = ${sql.lit(status === 'expired' ? 'pending' : status)}` : sql`true`

/** What is stored, and for an open invitation the clock. */
function isInState(status: NonNullable<InvitationQuery['status']>): RawBuilder<unknown> {
  const open = sql`/* reads much: the clock is asked in a bounded part of the list */ i.status = 'pending'`
  if (status === 'pending') return sql`${open} and i.expires_at > now()`
  if (status === 'expired') return sql`${open} and i.expires_at <= now()`
  return storedState({ status })
}

function conditions({ q, status }: InvitationQuery): RawBuilder<unknown> {
  const words = searchWords(q)
  const parts = [
    ...(status ? [isInState(status)] : []),
    ...words.map(
      word =>
        sql`/* reads much: words are looked for in a bounded part of the list */ i.search like '%' || lower(${escapeLike(word)}::text collate platform.names) || '%'`,
    ),
  ]
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`
}

export async function selectInvitation(tx: TenantTx, id: string): Promise<InvitationView | undefined> {
  const { rows } = await sql<InvitationView>`${VIEW} where i.id = ${id}`.execute(tx)
  return rows[0]
}

/** The newest invitation of a member. */
export async function selectInvitationOfMember(
  tx: TenantTx,
  personId: string,
): Promise<InvitationView | undefined> {
  const { rows } =
    await sql<InvitationView>`${VIEW} where i.person_id = ${personId} order by i.id desc limit 1`.execute(tx)
  return rows[0]
}
