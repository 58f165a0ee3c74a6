import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import type { Stream } from '../../../kernel/http/route-definition.ts'
import { type ZipEntry, zipFile } from '../../../kernel/spreadsheets/zip.ts'
import { readContent, requireDocument, selectVersion } from '../../documents/index.ts'
import { judgeFile, replyOf } from '../verify-file.ts'
import { drawReport } from './report-pdf.ts'

/** Larger numbers fit no version. */
const VERSION_NO = /^[1-9]\d{0,8}$/

/**
 * The file of a version with what verification finds now: the file byte by byte as it was signed, the report for people and the same for
 * programs. Beside the file and not in it: whatever is written into a signed file changes it.
 */
export async function downloadVerified(
  ctx: SessionContext,
  id: string,
  { no }: { no: string },
): Promise<Stream> {
  const { title, version } = await inTenant(ctx, async tx => {
    const document = await requireDocument(tx, ctx, { id, level: 'read' })
    const found = VERSION_NO.test(no) ? await selectVersion(tx, document.id, Number(no)) : undefined
    return { title: document.title, version: found }
  })
  if (!version) throw notFound()
  const bytes = await readContent(ctx, version)
  const found = await replyOf(ctx, await judgeFile(ctx, `tenant ${ctx.tenant.id}`, bytes))
  const file = { title, no: version.no, sha256: version.sha256, verified_at: new Date().toISOString() }
  const name = fileName(title)
  const report = `${name} - ${ctx.services.translator.text(ctx.language, 'verify.report.file')}`
  return {
    type: 'application/zip',
    filename: `${id}-${version.no}-verified.zip`,
    chunks: zipFile(
      entriesOf([
        [`${name}.pdf`, [bytes]],
        [`${report}.pdf`, drawReport(ctx, { file, found })],
        [`${report}.json`, [JSON.stringify({ ...file, ...found }, null, 2)]],
      ]),
    ),
  }
}

type Part = readonly [name: string, content: Iterable<Buffer | string> | AsyncIterable<Uint8Array>]

async function* entriesOf(parts: readonly Part[]): AsyncGenerator<ZipEntry> {
  for (const [name, content] of parts) yield { name, content: buffersOf(content) }
}

async function* buffersOf(content: Part[1]): AsyncGenerator<Buffer> {
  for await (const chunk of content) yield Buffer.from(chunk)
}

/** What every system takes as the name of a file. */
const fileName = (title: string): string =>
  title
    .replaceAll(/[\s\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .replace(/[. ]+$/, '') || 'document'
