import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, invalid, wrongState } from '../../../kernel/http/problem.ts'
import {
  type DocumentRow,
  grantAccess,
  lockDocument,
  requireDocument,
  targetOf,
} from '../../documents/index.ts'
import {
  type DocumentSigner,
  selectMembersById,
  selectSigners,
  updateSigner,
  upsertSigners,
} from './signer-store.ts'

export type SignersView = { signers: DocumentSigner[]; turn: string[] }

/** Whose turn it is: those of the lowest position among whom somebody still waits. */
export function turnOf(signers: readonly DocumentSigner[]): string[] {
  const waiting = signers.filter(({ status }) => status === 'waiting')
  const next = Math.min(...waiting.map(({ position }) => position))
  return waiting.filter(({ position }) => position === next).map(({ person }) => person.id)
}

const viewOf = (signers: DocumentSigner[]): SignersView => ({ signers, turn: turnOf(signers) })

export const listSigners = (ctx: SessionContext, documentId: string): Promise<SignersView> =>
  inTenant(ctx, async tx => {
    const { id } = await requireDocument(tx, ctx, { id: documentId, level: 'read' })
    return viewOf(await selectSigners(tx, id))
  })

export type WantedSigner = { readonly person_id: string; readonly position: number }

/** Says who signs and in which order; they may see the document from then on. Those who have signed cannot be taken away. */
export const changeSigners = (
  ctx: SessionContext,
  documentId: string,
  { signers }: { signers: readonly WantedSigner[] },
): Promise<SignersView> =>
  inTenant(ctx, async tx => {
    const document = await requireDocument(tx, ctx, { id: documentId, level: 'edit' })
    await lockDocument(tx, document.id)
    const members = await selectMembersById(
      tx,
      signers.map(({ person_id }) => person_id),
    )
    const known = new Map(members.map(member => [member.id, member]))
    const wrong = signers.findIndex(({ person_id }) => !known.has(person_id))
    if (wrong >= 0) throw invalid({ path: `/signers/${wrong}/person_id`, code: 'signer_unknown' })
    const before = await selectSigners(tx, document.id)
    await upsertSigners(
      tx,
      document.id,
      signers.map(({ person_id, position }) => ({ person: known.get(person_id)!, position })),
    )
    for (const { person_id } of signers)
      await grantAccess(tx, ctx, {
        document_id: document.id,
        subject: { kind: 'person', id: person_id },
        level: 'read',
      })
    const after = await selectSigners(tx, document.id)
    await recordChange(tx, ctx, {
      action: 'signatures.signers_changed',
      target: targetOf(document),
      changes: { signers: [namesOf(before), namesOf(after)] },
    })
    return viewOf(after)
  })

const namesOf = (signers: readonly DocumentSigner[]): string[] =>
  signers.map(({ person, position }) => `${position}. ${person.name}`)

/** Somebody who is asked says no, with the reason; others cannot go on behind their back. */
export const declineToSign = (
  ctx: SessionContext,
  documentId: string,
  { reason }: { reason: string },
): Promise<SignersView> =>
  inTenant(ctx, async tx => {
    const document = await requireDocument(tx, ctx, { id: documentId, level: 'read' })
    await lockDocument(tx, document.id)
    const person_id = ctx.person.id
    if (!(await updateSigner(tx, document.id, { person_id, status: 'declined', reason }))) throw wrongState()
    await recordChange(tx, ctx, {
      action: 'signatures.declined',
      target: targetOf(document),
      changes: { reason: [null, reason] },
    })
    return viewOf(await selectSigners(tx, document.id))
  })

/** Where people were named to sign, they alone do, each in their turn, and not after somebody declined. */
export async function requireTurn(tx: TenantTx, document: DocumentRow, personId: string): Promise<void> {
  const signers = await selectSigners(tx, document.id)
  if (signers.length === 0) return
  if (signers.some(({ status }) => status === 'declined')) throw new AppError(409, 'signing_declined')
  if (!turnOf(signers).includes(personId)) throw new AppError(409, 'not_your_turn')
}
