import { Type } from 'typebox'
import { Id, Nullable, PersonName, Shape } from '../../../kernel/http/contract.ts'

export const Folder = Shape({
  id: Id,
  name: Type.String(),
  parent_id: Nullable(Id),
  path: Type.Array(Type.String(), { description: 'names from the top to this one' }),
  version: Type.Integer(),
})
export const Folders = Shape({ items: Type.Array(Folder) })
export const NewFolder = Shape({ name: PersonName, parent_id: Type.Optional(Nullable(Id)) })
export const FolderChange = Shape({ name: PersonName, version: Type.Optional(Type.Integer()) })
