import { Id, List, ListQuery, Nullable, PersonReference, Shape, Text, Time, Type } from '@tamga/core'

export const Note = Shape({
  id: Id,
  text: Type.String(),
  author: Nullable(PersonReference),
  created_at: Time,
  version: Type.Integer(),
})

export const Notes = List(Note)
export const NotesQuery = ListQuery({ q: Type.Optional(Text(200)) })
export const NoteParams = Shape({ id: Id })
export const NewNote = Shape({ text: Text(2000) })
export const NoteChange = Shape({ text: Text(2000), version: Type.Optional(Type.Integer()) })
