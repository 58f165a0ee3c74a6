import type { SessionContext } from '../../../kernel/context.ts'
import type { VersionKind } from '../tables.ts'
import { makeFromTemplate } from '../templates/templates.ts'
import { readUploaded } from '../uploads/uploads.ts'
import { requirePdf } from './pdf-file.ts'
import { requireClean } from './scan-file.ts'

type FilledTemplate = { readonly id: string; readonly fields: Record<string, string> }

/** A file that somebody adds: the body of a request, an upload that is complete, or a template that was filled in. */
export type GivenFile =
  | { readonly bytes: Buffer; readonly upload_id?: undefined; readonly template?: undefined }
  | { readonly upload_id: string; readonly bytes?: undefined; readonly template?: undefined }
  | { readonly template: FilledTemplate; readonly bytes?: undefined; readonly upload_id?: undefined }

export type ReadFile = { readonly bytes: Buffer; readonly title: string | null; readonly kind: VersionKind }

/** The bytes, when they are a PDF file and the virus scanner has nothing against them. */
export async function readFile(
  ctx: SessionContext,
  given: GivenFile,
  title?: string | undefined,
): Promise<ReadFile> {
  if (given.template) {
    const { id: template_id, fields } = given.template
    return { ...(await makeFromTemplate(ctx, { template_id, title, fields })), kind: 'template' }
  }
  const file = given.bytes
    ? { bytes: given.bytes, filename: null }
    : await readUploaded(ctx, given.upload_id!)
  requirePdf(file.bytes)
  await requireClean(ctx, file.bytes)
  return { bytes: file.bytes, title: titleOf(file.filename), kind: 'upload' }
}

/** What a file is called, as a title: without its ending and without what no title holds. */
const titleOf = (filename: string | null): string | null =>
  filename
    ?.replace(/\.pdf$/i, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim() || null
