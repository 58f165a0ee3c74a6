import { type Context, inPlatform, PLATFORM_CHAIN, withTenant } from '../../../kernel/context.ts'
import { parseForeignHash } from '../../../kernel/crypto/passwords/foreign/foreign-hash.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import {
  insertNewPeople,
  normaliseEmail,
  selectTakenEmails,
  selectTenant,
  type Tenant,
} from '../../tenancy/index.ts'
import { insertImportedPasswords } from '../passwords/credential-store.ts'
import type { ImportedPerson, PeopleImportReply } from './contract.ts'
import { joinImported, type NewPerson, queueJoining, recordImport } from './join-imported.ts'

export type PeopleImport = { tenant?: string; people: readonly ImportedPerson[]; dry_run?: boolean }

type Problem = Pick<PeopleImportReply['problems'][number], 'row' | 'email' | 'code'>
type Wanted = { email: string; name: string; password_hash: string; import_cost: number }

/**
 * People of another system, with the hashes it had. Who exists here is left alone. The hash opens nothing until the person has proven by mail
 * that the address is theirs; at their first sign-in it is replaced by one of ours.
 */
export async function importPeople(ctx: Context, input: PeopleImport): Promise<PeopleImportReply> {
  const { wanted, problems } = judgeRows(input.people)
  const { tenant, made, taken } = await inPlatform(ctx, 'import people', async tx => {
    const found = await findTenant(tx, input.tenant)
    if (input.dry_run) {
      const emails = wanted.map(({ email }) => email)
      const known = await selectTakenEmails(tx, emails)
      return { tenant: found, made: [], taken: emails.filter(email => known.has(email)) }
    }
    const people = await makePeople(tx, wanted)
    if (found) await queueJoining(tx, ctx, { tenant: found, people })
    else if (people.length > 0) await recordImport(tx, withTenant(ctx, { id: PLATFORM_CHAIN }), people.length)
    const isMade = new Set(people.map(({ email }) => email))
    return {
      tenant: found,
      made: people,
      taken: wanted.map(({ email }) => email).filter(email => !isMade.has(email)),
    }
  })
  if (tenant && made.length > 0) await joinImported(ctx, tenant, made)
  const rowOf = new Map(input.people.map(({ email }, row) => [normaliseEmail(email), row] as const).reverse())
  const existing = taken.map(email => ({ row: rowOf.get(email)!, email, code: 'person_exists' as const }))
  return {
    dry_run: input.dry_run ?? false,
    imported: wanted.length - taken.length,
    problems: [...problems, ...existing]
      .sort((one, other) => one.row - other.row)
      .map(problem => told(ctx, problem)),
  }
}

function judgeRows(people: readonly ImportedPerson[]): { wanted: Wanted[]; problems: Problem[] } {
  const seen = new Set<string>()
  const wanted: Wanted[] = []
  const problems: Problem[] = []
  for (const [row, { email: written, name, password_hash }] of people.entries()) {
    const email = normaliseEmail(written)
    const hash = parseForeignHash(password_hash)
    if (seen.has(email)) problems.push({ row, email, code: 'repeated_address' })
    else if (!hash) problems.push({ row, email, code: 'hash_unknown' })
    else if (hash.isTooCostly) problems.push({ row, email, code: 'hash_too_costly' })
    else wanted.push({ email, name, password_hash, import_cost: Math.ceil(hash.cost) })
    seen.add(email)
  }
  return { wanted, problems }
}

async function findTenant(tx: PlatformTx, idOrSlug: string | undefined): Promise<Tenant | undefined> {
  if (idOrSlug === undefined) return undefined
  const tenant = await selectTenant(tx, idOrSlug)
  if (!tenant) throw notFound()
  return tenant
}

async function makePeople(tx: PlatformTx, wanted: readonly Wanted[]): Promise<NewPerson[]> {
  const made = await insertNewPeople(tx, wanted)
  const byEmail = new Map(wanted.map(one => [one.email, one]))
  await insertImportedPasswords(
    tx,
    made.map(({ id, email }) => {
      const { password_hash, import_cost } = byEmail.get(email)!
      return { person_id: id, password_hash, import_cost }
    }),
  )
  return made
}

const told = (ctx: Context, problem: Problem) => ({
  ...problem,
  message: ctx.services.translator.text(ctx.language, `field.${problem.code}`),
})
