import { createHash } from 'node:crypto'
import type { SessionContext } from '../../../kernel/context.ts'
import { permissionDenied } from '../../../kernel/http/problem.ts'
import { pdfReport } from '../../../kernel/pdf/pdf-report.ts'
import { exportRecords } from '../../audit/index.ts'
import { collectBytes, createPack, type EvidencePack } from './create-pack.ts'

export type PackWanted = { readonly from?: string; readonly to?: string }

const AUDIT = 'audit.read'
const LINE_END = 10

/**
 * The audit log of a time as a document: a PDF that people read and that carries the records as a file, sealed by the organisation where it
 * has a seal. It verifies as every signed document does.
 */
export async function createAuditPack(ctx: SessionContext, wanted: PackWanted): Promise<EvidencePack> {
  if (!ctx.permissions.has(AUDIT)) throw permissionDenied(AUDIT)
  const bytes = await collectBytes(exportRecords(ctx, { ...wanted, format: 'jsonl' }).chunks)
  const records = bytes.reduce((count, byte) => (byte === LINE_END ? count + 1 : count), 0)
  const name = `audit-${new Date().toISOString().slice(0, 10)}.jsonl`
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return createPack(ctx, {
    title: ctx.services.translator.text(ctx.language, 'evidence.title'),
    records,
    report: draw(ctx, wanted, { name, records, sha256 }),
    data: { name, type: 'application/jsonl', chunks: once(bytes) },
  })
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

type Facts = { readonly name: string; readonly records: number; readonly sha256: string }

function draw(
  ctx: SessionContext,
  { from, to }: PackWanted,
  { name, records, sha256 }: Facts,
): AsyncGenerator<Uint8Array> {
  const word = (key: string, params: Record<string, string | number> = {}) =>
    ctx.services.translator.text(ctx.language, `evidence.${key}`, params)
  const moment = (at: string | undefined) => (at ? `${at.slice(0, 16).replace('T', ' ')} UTC` : '—')
  return pdfReport({
    language: ctx.language,
    owner: ctx.tenant.name,
    title: word('title'),
    subtitle: word('subtitle'),
    status: { label: word('label'), text: moment(new Date().toISOString()), tone: 'plain' },
    facts: [
      [word('from'), moment(from)],
      [word('to'), moment(to)],
      [word('by'), ctx.person.name],
      [word('file'), name],
      ['SHA-256', sha256],
    ],
    figures: [{ label: word('records'), value: records, text: String(records), tone: 'plain' }],
    tables: [],
    seal: { title: word('seal'), text: word('seal.text'), lines: [] },
    pageLabel: (page, pages) => word('page', { page, pages }),
    undrawn: word('undrawn'),
  })
}
