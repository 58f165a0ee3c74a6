import type { SessionContext } from '../context.ts'
import { notFound } from '../http/problem.ts'
import { callRoute } from './call-route.ts'
import { fieldAt } from './told-fields.ts'
import { findToolRoute } from './tool-route.ts'
import { recordKinds, type ToldRecord } from './tools.ts'

export type ShownRecord = { readonly ref: string; readonly name: string; readonly path: string | null }

const MOST = 40

const parts = (ref: string): [string, string] => {
  const at = ref.indexOf(':')
  return [ref.slice(0, at), ref.slice(at + 1)]
}

/** The records by the names that they have now, as far as the reader may see them; otherwise by those that they had. */
export async function showRecords(
  ctx: SessionContext,
  records: readonly ToldRecord[],
): Promise<ShownRecord[]> {
  const known = new Map(records.slice(0, MOST).map(record => [record.ref, record]))
  return Promise.all([...known.values()].map(record => showRecord(ctx, record)))
}

/** The same where each of them has to be there, and the caller may see it. */
export async function requireRecords(
  ctx: SessionContext,
  records: readonly ToldRecord[],
): Promise<ShownRecord[]> {
  const shown = await showRecords(ctx, records)
  if (shown.some(({ name }) => name === '')) throw notFound()
  return shown
}

async function showRecord(ctx: SessionContext, { ref, name, path }: ToldRecord): Promise<ShownRecord> {
  const [kindName, id] = parts(ref)
  const kind = recordKinds(ctx.services.modules).get(kindName)
  if (!kind) return { ref, name, path: null }
  const now = kind.read && (await readName(ctx, { read: kind.read, name: kind.name, id }))
  return { ref, name: now || name, path: path ?? kind.screen.replace(':id', id) }
}

async function readName(
  ctx: SessionContext,
  { read, name, id }: { read: string; name: string; id: string },
): Promise<string | undefined> {
  const route = findToolRoute(ctx.services.modules, read)
  const parameter = /:(\w+)$/.exec(read)?.[1]
  if (!route || !parameter) return undefined
  try {
    const found = await callRoute(ctx, route, { params: { [parameter]: id }, query: {}, body: {} })
    const text = fieldAt(found, name)
    return typeof text === 'string' ? text : undefined
  } catch {
    // Gone, or no longer for this reader.
    return undefined
  }
}
