import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { PlatformTx } from '../../kernel/database/transactions.ts'
import type { PictureType } from './picture-type.ts'
import type { LogoSource } from './sources.ts'

export type LogoProblem = 'unreachable' | 'address_not_allowed' | 'http_status' | 'too_large' | 'no_picture'
export type Picture = { readonly type: PictureType; readonly body: Buffer }

const idOf = (address: string) => createHash('sha256').update(address).digest()
const idInRow = (address: RawBuilder<unknown>) => sql`sha256(convert_to(${address}, 'UTF8'))`

/** The address of an upload is its id. */
const UPLOADED = '^/logos/[A-Za-z0-9_-]{43}$'
const idOfUpload = (address: RawBuilder<unknown>) =>
  sql`decode(translate(substr(${address}, 8), '-_', '+/') || '=', 'base64')`

const addressIn = ({ column, field }: LogoSource) =>
  field === undefined ? sql.ref(column) : sql`${sql.ref(column)} ->> ${sql.lit(field)}`

const wanted = (sources: readonly LogoSource[], pattern = '^https?:') =>
  sql.join(
    sources.map(
      source =>
        sql`select ${addressIn(source)} as address from ${sql.table(source.table)} where ${addressIn(source)} ~* ${sql.lit(pattern)}`,
    ),
    sql` union `,
  )

/** Addresses without a copy, and those that are due for a refresh. */
export async function selectDueLogos(
  tx: PlatformTx,
  sources: readonly LogoSource[],
  limit: number,
): Promise<string[]> {
  if (sources.length === 0) return []
  const { rows } = await sql<{ address: string }>`
    /* reads all: the addresses of all logos are compared with the copies, by a job */
    select w.address from (${wanted(sources)}) w left join logo_copy c on c.id = ${idInRow(sql.ref('w.address'))}
     where c.id is null or c.next_fetch_at <= now() order by c.next_fetch_at nulls first limit ${limit}`.execute(
    tx,
  )
  return rows.map(({ address }) => address)
}

export async function upsertPicture(tx: PlatformTx, address: string, { type, body }: Picture): Promise<void> {
  await sql`
    insert into logo_copy as c (id, type, body, next_fetch_at)
    values (${idOf(address)}, ${type}, ${body}, now() + interval '7 days')
    on conflict (id) do update set type = excluded.type, body = excluded.body, problem = null, failures = 0,
       fetched_at = excluded.fetched_at, next_fetch_at = excluded.next_fetch_at`.execute(tx)
}

/** A picture that was uploaded is found by what it is: the same one has one row, whoever uploaded it. */
export async function upsertUpload(tx: PlatformTx, png: Buffer): Promise<Buffer> {
  const id = createHash('sha256').update(png).digest()
  await sql`
    insert into logo_copy (id, type, body, next_fetch_at) values (${id}, 'image/png', ${png}, 'infinity')
    on conflict (id) do update set fetched_at = excluded.fetched_at`.execute(tx)
  return id
}

/** Keeps an existing copy; the next attempt is in five minutes, then with growing intervals up to a day. */
export async function upsertProblem(tx: PlatformTx, address: string, problem: LogoProblem): Promise<void> {
  await sql`
    insert into logo_copy as c (id, problem, failures, next_fetch_at)
    values (${idOf(address)}, ${problem}, 1, now() + interval '5 minutes')
    on conflict (id) do update set problem = excluded.problem, failures = c.failures + 1, fetched_at = excluded.fetched_at,
       next_fetch_at = now() + least(interval '5 minutes' * 2 ^ least(c.failures, 10), interval '1 day')`.execute(
    tx,
  )
}

/** Copies whose address is used nowhere. */
export async function deleteUnnamed(tx: PlatformTx, sources: readonly LogoSource[]): Promise<void> {
  if (sources.length === 0) return
  await sql`
    /* reads all: the addresses of all logos are compared with the copies, by a job */
    delete from logo_copy where fetched_at < now() - interval '1 day'
       and id not in (select ${idInRow(sql.ref('w.address'))} from (${wanted(sources)}) w)
       and id not in (select ${idOfUpload(sql.ref('w.address'))} from (${wanted(sources, UPLOADED)}) w)`.execute(
    tx,
  )
}

export async function selectPicture(tx: PlatformTx, id: Buffer): Promise<Picture | undefined> {
  const { rows } = await sql<Picture>`
    select type, body from logo_copy where id = ${id} and body is not null`.execute(tx)
  return rows[0]
}

export type CopyState = {
  readonly has_copy: boolean
  readonly problem: LogoProblem | null
  readonly fetched_at: string
}

export async function selectCopyState(tx: PlatformTx, address: string): Promise<CopyState | undefined> {
  const { rows } = await sql<CopyState>`
    select body is not null as has_copy, problem, fetched_at from logo_copy
     where id = ${idOf(address)}`.execute(tx)
  return rows[0]
}
