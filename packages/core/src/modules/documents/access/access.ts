import type { Actor, SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, notFound } from '../../../kernel/http/problem.ts'
import { selectDocument } from '../document/document-store.ts'
import { ACCESS_LEVELS, type AccessLevel, type DocumentRow } from '../tables.ts'
import { insertAccess, type Reader, selectLevels, selectReadable } from './access-store.ts'
import { readDuties } from './duties.ts'

export type Caller = Pick<SessionContext, 'permissions' | 'person' | 'roles' | 'services'>

export const MANAGE = 'documents.manage'

/** Whoever manages the documents of the tenant may do everything with each of them. */
export const isManager = ({ permissions }: Pick<Caller, 'permissions'>): boolean => permissions.has(MANAGE)

const rank = (level: AccessLevel): number => ACCESS_LEVELS.indexOf(level)

const readerOf = ({ person, roles }: Caller) => ({ id: person.id, roles })

/** What the caller may do at most; undefined when they may not even know of the document. */
async function levelOf(tx: TenantTx, caller: Caller, id: string): Promise<AccessLevel | undefined> {
  if (isManager(caller)) return 'edit'
  const levels = await selectLevels(tx, readerOf(caller), id)
  if (levels.length === 0)
    return (await readDuties(tx, caller, caller.person.id)).includes(id) ? 'read' : undefined
  return levels.reduce<AccessLevel | undefined>(
    (most, level) => (most !== undefined && rank(most) >= rank(level) ? most : level),
    undefined,
  )
}

/**
 * The document, for a caller with this level of access. Without any access it is as if there were no such document; with too little of
 * it, they are told so.
 */
export async function requireDocument(
  tx: TenantTx,
  caller: Caller,
  { id, level }: { id: string; level: AccessLevel },
): Promise<DocumentRow & { access: AccessLevel }> {
  const access = isUuid(id) ? await levelOf(tx, caller, id) : undefined
  const document = access && (await selectDocument(tx, id))
  if (!access || !document) throw notFound()
  if (rank(access) < rank(level))
    throw new AppError(403, 'document_access_insufficient', { members: { level } })
  return { ...document, access }
}

/** Which of these documents the caller may see: for lists of what belongs to documents. */
export async function readableAmong(
  tx: TenantTx,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (isManager(caller)) return new Set(ids)
  const duties = await readDuties(tx, caller, caller.person.id)
  return (await selectReadable(tx, readerOf(caller), ids)).union(
    new Set(duties.filter(id => ids.includes(id))),
  )
}

/** Whose documents a list shows; null for whoever manages documents, who sees all of them. */
export const readReader = async (tx: TenantTx, caller: Caller): Promise<Reader | null> =>
  isManager(caller) ? null : { ...readerOf(caller), duties: await readDuties(tx, caller, caller.person.id) }

export type Grant = {
  readonly document_id: string
  readonly subject: { readonly kind: 'person' | 'role' | 'unit'; readonly id: string }
  readonly level: AccessLevel
}

/** Gives access, and never less than there was: for whoever has to work on the document, such as an approver. */
export const grantAccess = (
  tx: TenantTx,
  { actor }: { readonly actor: Actor },
  { document_id, subject, level }: Grant,
): Promise<void> =>
  insertAccess(tx, {
    document_id,
    subject_id: subject.id,
    subject_kind: subject.kind,
    level,
    granted_by: actor,
  })
