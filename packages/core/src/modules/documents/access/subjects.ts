import { inPlatform, inTenant, type SessionContext } from '../../../kernel/context.ts'
import { searchWords } from '../../../kernel/database/search-words.ts'
import { roleNameFor } from '../../access/index.ts'
import type { SubjectKind } from './share-store.ts'
import { type Subject, selectColleagues, selectGroupSubjects, selectPeopleSubjects } from './subject-store.ts'

const LIMIT = 20

/** Whom a document can be shared with: colleagues, roles and units of the tenant, by name. */
export async function listSubjects(
  ctx: SessionContext,
  { q = '', kind }: { q?: string; kind?: SubjectKind },
): Promise<{ items: Subject[] }> {
  const words = searchWords(q)
  const wants = (one: SubjectKind) => kind === undefined || kind === one
  const ids =
    words.length > 0 && wants('person')
      ? await inPlatform(ctx, 'search colleagues', tx =>
          selectColleagues(tx, ctx.tenant.id, { words, limit: LIMIT }),
        )
      : undefined
  return inTenant(ctx, async tx => {
    const groups = { q: words.join(' '), limit: LIMIT }
    const people = wants('person') ? await selectPeopleSubjects(tx, ids, LIMIT) : []
    const units = wants('unit') ? await selectGroupSubjects(tx, 'unit', groups) : []
    const roles = wants('role') ? await selectGroupSubjects(tx, 'role', groups) : []
    return {
      items: [...people, ...units, ...roles.map(role => ({ ...role, name: roleNameFor(ctx, role.name) }))],
    }
  })
}
