import { Type } from 'typebox'
import { Id, List, ListQuery, PersonReference, Shape, Text, Time } from '../../../kernel/http/contract.ts'

export const Comment = Shape({
  id: Id,
  version_no: Type.Integer({ description: 'the newest version when it was written' }),
  author: PersonReference,
  text: Type.String(),
  mentions: Type.Array(Shape({ id: Id, name: Type.String() })),
  created_at: Time,
})
export const Comments = List(Comment)
export const CommentsQuery = ListQuery({})

export const NewComment = Shape({
  text: Text(4000),
  mentions: Type.Optional(Type.Array(Id, { maxItems: 50 })),
})

export const CommentParams = Shape({ id: Type.String(), comment_id: Type.String() })
