import {
  type Context,
  inTenant,
  isAppActive,
  notFound,
  type Page,
  recordChange,
  type SessionContext,
  type Static,
  staleVersion,
  type TenantTx,
} from '@tamga/core'
import type { NewNote, NoteChange, NotesQuery } from './contract.ts'
import { deleteNote, insertNote, lockNote, type Note, selectNotes, updateNote } from './store.ts'

export const listNotes = (ctx: SessionContext, query: Static<typeof NotesQuery>): Promise<Page<Note>> =>
  inTenant(ctx, tx => selectNotes(tx, query))

export async function createNote(ctx: SessionContext, { text }: Static<typeof NewNote>): Promise<Note> {
  return inTenant(ctx, async tx => {
    const note = await insertNote(tx, text, ctx.person)
    const changes = { text: [null, text] } as const
    await recordChange(tx, ctx, { action: 'note.written', target: targetOf(note), changes })
    return note
  })
}

type Change = Static<typeof NoteChange>

export async function changeNote(ctx: SessionContext, id: string, change: Change): Promise<Note> {
  return inTenant(ctx, async tx => {
    const before = await lockNote(tx, id)
    if (!before) throw notFound()
    if (change.version !== undefined && change.version !== before.version) throw staleVersion()
    if (change.text === before.text) return before
    const note = await updateNote(tx, id, change.text)
    const changes = { text: [before.text, note.text] } as const
    await recordChange(tx, ctx, { action: 'note.changed', target: targetOf(note), changes })
    return note
  })
}

export async function removeNote(ctx: SessionContext, id: string): Promise<void> {
  await inTenant(ctx, async tx => {
    const note = await deleteNote(tx, id)
    if (!note) throw notFound()
    const changes = { text: [note.text, null] } as const
    await recordChange(tx, ctx, { action: 'note.deleted', target: targetOf(note), changes })
  })
}

/** Runs inside the transaction in which somebody becomes a member: both happen, or neither. */
export async function welcomeMember(tx: TenantTx, ctx: Context): Promise<void> {
  if (!(await isAppActive(tx, 'notes'))) return
  await insertNote(tx, ctx.services.translator.text(ctx.language, 'notes.welcome'), null)
}

const targetOf = (note: Note) => ({
  type: 'note',
  id: note.id,
  name: Array.from(note.text).slice(0, 60).join(''),
})
