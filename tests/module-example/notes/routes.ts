import { created, type RouteDefinition, route } from '@tamga/core'
import * as contract from './contract.ts'
import { changeNote, createNote, listNotes, removeNote } from './service.ts'

const params = contract.NoteParams

export const routes: RouteDefinition[] = [
  route(
    'GET',
    '',
    { summary: 'Notes, newest first', query: contract.NotesQuery, reply: contract.Notes },
    (ctx, { query }) => listNotes(ctx, query),
  ),
  route(
    'POST',
    '',
    { summary: 'Write a note', body: contract.NewNote, reply: contract.Note, status: 201 },
    async (ctx, { body }, reply) => created(reply, '/api/v1/notes', await createNote(ctx, body)),
  ),
  route(
    'PUT',
    '/:id',
    {
      summary: 'Change a note',
      params,
      body: contract.NoteChange,
      reply: contract.Note,
      problems: ['stale_version'],
    },
    (ctx, { params, body }) => changeNote(ctx, params.id, body),
  ),
  route('DELETE', '/:id', { summary: 'Delete a note', params }, (ctx, { params }) =>
    removeNote(ctx, params.id),
  ),
]
