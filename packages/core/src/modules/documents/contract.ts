import { Type } from 'typebox'
import {
  Id,
  List,
  ListQuery,
  Nullable,
  OneOf,
  PersonName,
  PersonReference,
  Reason,
  Shape,
  Text,
  Time,
} from '../../kernel/http/contract.ts'

import { FieldValues } from './templates/contract.ts'

export const Status = OneOf('draft', 'in_approval', 'approved', 'returned', 'rejected', 'signed', 'archived')
export const Level = OneOf('read', 'comment', 'edit')
const Unit = Shape({ id: Id, name: Type.String(), code: Nullable(Type.String()) })
const Label = Type.String({ minLength: 1, maxLength: 50, pattern: '^\\S(.*\\S)?$' })
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })

const document = {
  id: Id,
  title: Type.String(),
  number: Nullable(Type.String({ description: 'as the organisation numbers its papers' })),
  status: Status,
  owner: PersonReference,
  unit: Nullable(Unit),
  folder: Nullable(Shape({ id: Id, name: Type.String() })),
  labels: Type.Array(Type.String()),
  version_no: Type.Integer({ description: 'of the newest version; 0 as long as there is none' }),
  sha256: Nullable(Sha256),
  size: Nullable(Type.Integer({ description: 'in bytes' })),
  signatures: Type.Integer(),
  legal_hold: Type.Boolean({ description: 'nothing of it is removed, whatever its age and state' }),
  created_at: Time,
  updated_at: Time,
  version: Type.Integer(),
}

export const Document = Shape(document)
export const Documents = List(
  Shape({
    ...document,
    snippet: Type.Optional(
      Type.String({ description: 'of a search: where the words stand in the file, hits between ⟦ and ⟧' }),
    ),
  }),
)

export const DocumentDetail = Shape({
  ...document,
  access: Level,
  parts: Type.Record(Type.String(), Type.Unknown(), {
    description: 'what approvals and signatures say of the document',
  }),
})

export const DocumentsQuery = ListQuery({
  status: Type.Optional(Status),
  owner: Type.Optional(Id),
  folder: Type.Optional(Id),
  label: Type.Optional(Label),
  q: Type.Optional(Type.String({ maxLength: 200 })),
})

/** With a PDF file as the body, the title stands in the address. */
export const NewDocumentQuery = Shape({ title: Type.Optional(PersonName), folder_id: Type.Optional(Id) })

/** A title alone, an upload that is complete, or a template that is filled in; of an upload without a title, the name of the file. */
export const NewDocument = Type.Union([
  Shape({ title: PersonName, folder_id: Type.Optional(Id) }),
  Shape({ upload_id: Id, title: Type.Optional(PersonName), folder_id: Type.Optional(Id) }),
  Shape({
    template_id: Id,
    fields: Type.Optional(FieldValues),
    title: Type.Optional(PersonName),
    folder_id: Type.Optional(Id),
  }),
])

export const NewVersion = Shape({
  upload_id: Id,
  after: Type.Optional(Type.Integer({ minimum: 0 })),
  note: Type.Optional(Text(500)),
})

export const DocumentChange = Shape({
  title: Type.Optional(PersonName),
  number: Type.Optional(Nullable(Text(64))),
  folder_id: Type.Optional(Nullable(Id)),
  labels: Type.Optional(Type.Array(Label, { maxItems: 20, uniqueItems: true })),
  version: Type.Optional(Type.Integer()),
})

export const LegalHold = Shape({ legal_hold: Type.Boolean(), reason: Reason })

export const DocumentVersion = Shape({
  no: Type.Integer(),
  sha256: Sha256,
  size: Type.Integer(),
  kind: OneOf('upload', 'template', 'signature'),
  note: Nullable(Type.String()),
  created_at: Time,
  created_by: PersonReference,
})
export const DocumentVersions = List(DocumentVersion)
export const VersionsQuery = ListQuery({})

export const NewVersionQuery = Shape({
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'the newest version that the caller knows; 409 when there is a newer one',
    }),
  ),
  note: Type.Optional(Text(500)),
})

export const VersionParams = Shape({ id: Type.String(), no: Type.String() })
