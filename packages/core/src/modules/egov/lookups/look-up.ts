import type { Static } from 'typebox'
import { recordSecurity } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext, type TenantContext } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { authorisationOf } from '../agreements/agreements.ts'
import type { CitizenReply, LegalEntityReply, LookupBody } from '../contract.ts'
import type { Authorisation, Operation, RegistryAnswer } from '../registry/port.ts'
import { askRegistry } from './ask-registry.ts'
import { citizenOf } from './citizen.ts'
import { readKept } from './kept-answers.ts'
import { legalEntityOf } from './legal-entity.ts'
import { insertLookup, updateLookupOutcome } from './lookup-store.ts'
import { outcomeOf, problemOf } from './problems.ts'
import { requirePurpose } from './purpose.ts'
import { countLookup } from './quota.ts'
import { hashesOf, requireNumber, shownNumber } from './registry-number.ts'

/** Who looks, for what: a person at the screen, or the one who ordered a batch. */
export type Looker = { readonly id: string; readonly name: string; readonly email: string }

export type Question = {
  readonly operation: Operation
  readonly number: string
  readonly purpose: string
  readonly authorisation?: Authorisation | undefined
  readonly refresh?: boolean | undefined
  readonly batch_id?: string
}

export type Found = RegistryAnswer & { readonly lookup_id: string; readonly cached: boolean }

export async function lookUpCitizen(
  ctx: SessionContext,
  body: Static<typeof LookupBody>,
): Promise<Static<typeof CitizenReply>> {
  const question = questionOf(ctx, 'WS100101', body)
  const found = await lookUp(ctx, ctx.person, question)
  return { ...describe(ctx, 'WS100101', found), citizen: citizenOf(found.fields, question.number) }
}

export async function lookUpLegalEntity(
  ctx: SessionContext,
  body: Static<typeof LookupBody>,
): Promise<Static<typeof LegalEntityReply>> {
  const question = questionOf(ctx, 'WS100201', body)
  const found = await lookUp(ctx, ctx.person, question)
  return { ...describe(ctx, 'WS100201', found), legal_entity: legalEntityOf(found.fields, question.number) }
}

function questionOf(ctx: SessionContext, operation: Operation, body: Static<typeof LookupBody>): Question {
  const number = requireNumber(operation, body.registry_number)
  const purpose = requirePurpose(body.purpose)
  const authorisation = authorisationOf(ctx, number, body.authorisation)
  return { operation, number, purpose, authorisation, refresh: body.refresh }
}

const describe = ({ services }: TenantContext, operation: Operation, found: Found) => ({
  operation,
  source: services.settings.REGISTRY_MOCK ? 'simulator' : new URL(services.settings.REGISTRY_BASE_URL).host,
  fetched_at: found.fetched_at,
  cached: found.cached,
  lookup_id: found.lookup_id,
})

/**
 * Recorded before anything is asked, counted, and answered from what is kept or by the registry. What the registry said reaches the
 * caller only when the record says so too.
 */
export async function lookUp(ctx: TenantContext, looker: Looker, question: Question): Promise<Found> {
  const { operation, number, authorisation } = question
  const [number_hash] = hashesOf(ctx, number)
  const since = new Date().toISOString()
  const begun = await inTenant(ctx, tx => begin(tx, ctx, { looker, question, number_hash }))
  if (begun.kept) return { ...begun.kept, lookup_id: begun.id, cached: true }
  const asking = {
    ...question,
    operation,
    authorisation,
    number_hash,
    person_id: looker.id,
    refresh: question.refresh ?? false,
    since,
  }
  try {
    const answer = await askRegistry(ctx, asking)
    const { request_id: registry_request_id } = answer
    const outcome = { outcome: 'found', registry_code: 0, registry_request_id } as const
    await inTenant(ctx, tx => updateLookupOutcome(tx, begun.id, outcome))
    return { ...answer, lookup_id: begun.id, cached: answer.fetched_at < since }
  } catch (error) {
    await inTenant(ctx, tx => updateLookupOutcome(tx, begun.id, outcomeOf(error)))
    throw problemOf(ctx, error)
  }
}

type Beginning = { readonly looker: Looker; readonly question: Question; readonly number_hash: Buffer }

async function begin(tx: TenantTx, ctx: TenantContext, { looker, question, number_hash }: Beginning) {
  const { operation, number, purpose, authorisation, refresh, batch_id = null } = question
  const mayKeep = !refresh && authorisation === undefined
  const kept = mayKeep ? await readKept(tx, ctx, { operation, number_hash }) : undefined
  const id = uuidv7()
  const number_shown = shownNumber(operation, number)
  await insertLookup(tx, {
    id,
    operation,
    number_hash,
    number_shown,
    purpose,
    looked_by: looker.id,
    looked_by_name: looker.name,
    looked_by_email: looker.email || null,
    authorisation: authorisation?.method ?? null,
    batch_id,
    outcome: kept ? 'found' : 'asked',
    cached: kept !== undefined,
  })
  await recordSecurity(tx, ctx, {
    action: 'registry.looked_up',
    target: { type: 'registry_lookup', id, name: number_shown },
    changes: { operation: [null, operation], purpose: [null, purpose] },
  })
  await countLookup(tx, ctx, looker.id)
  return { id, kept }
}
