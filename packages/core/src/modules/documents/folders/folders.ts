import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import type { FolderChange, Folder as FolderSchema, NewFolder } from './contract.ts'
import {
  deleteFolder,
  type Folder,
  insertFolder,
  isFolderUsed,
  selectFolder,
  selectFolders,
  updateFolder,
} from './folder-store.ts'

type View = Static<typeof FolderSchema>

const MOST = 1000
const DEEPEST = 10

const nameTaken = () => new AppError(409, 'folder_name_taken')

/** Folders sort documents; they give access to none, and everybody who may use documents sees their names. */
export const listFolders = (ctx: SessionContext): Promise<{ items: View[] }> =>
  inTenant(ctx, async tx => ({ items: viewOf(await selectFolders(tx)) }))

function viewOf(folders: readonly Folder[]): View[] {
  const byId = new Map(folders.map(folder => [folder.id, folder]))
  const pathOf = (folder: Folder): string[] => {
    const above = folder.parent_id === null ? undefined : byId.get(folder.parent_id)
    return [...(above ? pathOf(above) : []), folder.name]
  }
  return folders.map(folder => ({ ...folder, path: pathOf(folder) }))
}

const readView = async (tx: TenantTx, id: string): Promise<View> =>
  viewOf(await selectFolders(tx)).find(folder => folder.id === id)!

export async function createFolder(
  ctx: SessionContext,
  { name, parent_id = null }: Static<typeof NewFolder>,
): Promise<View> {
  return inTenant(ctx, async tx => {
    const folders = viewOf(await selectFolders(tx))
    const above = folders.find(({ id }) => id === parent_id)
    if (parent_id !== null && !above) throw invalid({ path: '/parent_id', code: 'unknown_folder' })
    if (folders.length >= MOST || (above?.path.length ?? 0) >= DEEPEST)
      throw new AppError(422, 'too_many_folders')
    const id = uuidv7()
    if (!(await insertFolder(tx, { id, name, parent_id }))) throw nameTaken()
    await recordChange(tx, ctx, { action: 'documents.folder_created', target: targetOf(id, name) })
    return readView(tx, id)
  })
}

export async function changeFolder(
  ctx: SessionContext,
  id: string,
  { name, version }: Static<typeof FolderChange>,
): Promise<View> {
  return inTenant(ctx, async tx => {
    const before = await requireFolder(tx, id)
    if (version !== undefined && version !== before.version) throw staleVersion()
    if (before.name !== name) {
      if (!(await updateFolder(tx, { ...before, name }))) throw nameTaken()
      await recordChange(tx, ctx, {
        action: 'documents.folder_changed',
        target: targetOf(id, name),
        changes: { name: [before.name, name] },
      })
    }
    return readView(tx, before.id)
  })
}

export async function removeFolder(ctx: SessionContext, id: string): Promise<void> {
  await inTenant(ctx, async tx => {
    const folder = await requireFolder(tx, id)
    if (await isFolderUsed(tx, folder.id)) throw new AppError(409, 'folder_in_use')
    await deleteFolder(tx, folder.id)
    await recordChange(tx, ctx, { action: 'documents.folder_removed', target: targetOf(id, folder.name) })
  })
}

async function requireFolder(tx: TenantTx, id: string): Promise<Folder> {
  const folder = isUuid(id) ? await selectFolder(tx, id) : undefined
  if (!folder) throw notFound()
  return folder
}

const targetOf = (id: string, name: string) => ({ type: 'document_folder', id, name })
