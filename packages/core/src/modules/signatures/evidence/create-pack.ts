import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { EvidenceContent } from '../../../kernel/evidence/evidence-source.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { attachFile } from '../../../kernel/signatures/pdf/write/attach-file.ts'
import { createDocument } from '../../documents/index.ts'
import { hsmOf } from '../seal/seal-key.ts'
import { selectSealInState } from '../seal/seal-store.ts'
import { timestampAuthority } from '../signing/choose-signer.ts'
import { startSigning } from '../signing/start-signing.ts'

export type EvidencePack = { document_id: string; records: number; sealed: boolean }

/** Most bytes of a report, and of its data: both are held in memory while the document is made. */
const LARGEST_FILE = 64 * 1024 * 1024

export async function collectBytes(chunks: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    const part = Buffer.from(chunk as Uint8Array)
    size += part.length
    if (size > LARGEST_FILE) throw new AppError(422, 'evidence_too_large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A report that carries its data as a file, kept as a document and sealed where the organisation has a seal. */
export async function createPack(ctx: SessionContext, content: EvidenceContent): Promise<EvidencePack> {
  const { title, records, report, data } = content
  const bytes = await collectBytes(data.chunks)
  const pack = attachFile(await collectBytes(report), { name: data.name, type: data.type, bytes })
  const { id } = await createDocument(ctx, { title, given: { bytes: pack } })
  const hasSeal = hsmOf(ctx) && (await inTenant(ctx, tx => selectSealInState(tx, 'active')))
  if (!hasSeal) return { document_id: id, records, sealed: false }
  const level = timestampAuthority(ctx) ? 'B-T' : 'B-B'
  const { status } = await startSigning(ctx, id, { method: 'seal', level })
  return { document_id: id, records, sealed: status === 'signed' }
}
