import { type Context, inPlatform } from '../../../kernel/context.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import type { DocumentVerdict } from '../../../kernel/signatures/verify/report.ts'
import { type Known, type KnownRevision, selectKnownRevision, selectRevisionsOf } from './revision-store.ts'

export const knownAs = (found: KnownRevision | undefined): Known =>
  !found ? 'not_ours' : found.revision < found.of ? 'earlier_revision' : 'final'

/** What was signed is sound, but it is not the last word: somebody signed after it, and those signatures are not in this file. */
export const verdictOf = (verdict: DocumentVerdict, known: Known): DocumentVerdict =>
  known === 'earlier_revision' && verdict === 'valid' ? 'valid_with_warnings' : verdict

/** Whether this installation signed the file, and whether more was signed afterwards. */
export const findKnown = (ctx: Context, sha256: string): Promise<KnownRevision | undefined> =>
  inPlatform(ctx, 'file that somebody holds', tx => selectKnownRevision(tx, Buffer.from(sha256, 'hex')))

/** What the code on a document says of it. */
export async function readByCode(ctx: Context, code: string) {
  const found = await inPlatform(ctx, 'code on a document', tx => selectRevisionsOf(tx, code))
  const newest = found.at(-1)
  if (!newest) throw notFound()
  const { sha256, revision } = newest
  const signed = found.map(({ signer, signed_at, level }) => ({ signer, signed_at, level }))
  return { known: 'final' as const, sha256, revision: { revision, of: revision }, signed }
}
