import type { SessionContext } from '../../../kernel/context.ts'
import { evidenceSources } from '../../../kernel/evidence/evidence-source.ts'
import { notFound, permissionDenied } from '../../../kernel/http/problem.ts'
import { createPack, type EvidencePack } from './create-pack.ts'

/** The report of a module, such as that of an access review, as a document that the organisation seals. */
export async function createSourcePack(
  ctx: SessionContext,
  { source: kind, id }: { readonly source: string; readonly id: string },
): Promise<EvidencePack> {
  const source = ctx.services.modules.extensions(evidenceSources).find(one => one.kind === kind)
  if (!source || (source.app !== undefined && !ctx.apps.has(source.app))) throw notFound()
  if (!ctx.permissions.has(source.permission)) throw permissionDenied(source.permission)
  const content = await source.read(ctx, id)
  if (!content) throw notFound()
  return createPack(ctx, content)
}
