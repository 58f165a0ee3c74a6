import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { changeFolder, createFolder, listFolders, removeFolder } from './folders.ts'

export const folderRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/folders',
    { summary: 'The folders that documents are sorted into', reply: contract.Folders },
    ctx => listFolders(ctx),
  ),
  route(
    'POST',
    '/folders',
    {
      summary: 'Make a folder, at the top or below another',
      body: contract.NewFolder,
      reply: contract.Folder,
      status: 201,
      problems: ['folder_name_taken', 'too_many_folders'],
    },
    async (ctx, { body }, reply) =>
      created(reply, '/api/v1/documents/folders', await createFolder(ctx, body)),
  ),
  route(
    'PUT',
    '/folders/:id',
    {
      summary: 'Rename a folder',
      params: IdParams,
      body: contract.FolderChange,
      reply: contract.Folder,
      problems: ['folder_name_taken', 'stale_version'],
    },
    (ctx, { params, body }) => changeFolder(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/folders/:id',
    { summary: 'Remove a folder that holds nothing', params: IdParams, problems: ['folder_in_use'] },
    (ctx, { params }) => removeFolder(ctx, params.id),
  ),
]
