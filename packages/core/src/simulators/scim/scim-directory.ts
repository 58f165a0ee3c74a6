import { randomUUID } from 'node:crypto'

type Entry = Readonly<Record<string, unknown>> & { readonly id: string }
type Question = {
  readonly method: string
  readonly kind: string
  readonly id: string | undefined
  readonly filter: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}
export type ScimAnswer = [status: number, body: object | null]

/** A simulator that runs for weeks forgets whom it got first. */
const MOST_ENTRIES = 5000

const NOT_FOUND: ScimAnswer = [404, { status: '404', detail: 'no such entry' }]

/** Users and groups by id, found by one attribute that is equal to something. */
export function createDirectory(): (question: Question) => ScimAnswer {
  const kept = { Users: new Map<string, Entry>(), Groups: new Map<string, Entry>() }
  return question => {
    const { kind, method, id, body } = question
    if (kind === 'ServiceProviderConfig')
      return [200, { patch: { supported: false }, filter: { supported: true } }]
    if (kind !== 'Users' && kind !== 'Groups') return NOT_FOUND
    const entries = kept[kind]
    if (id === undefined)
      return method === 'POST' ? add(entries, body) : [200, search(entries, question.filter)]
    const entry = entries.get(id)
    if (!entry) return NOT_FOUND
    if (method === 'DELETE') {
      entries.delete(id)
      return [204, null]
    }
    if (method === 'PUT') entries.set(id, { ...body, id })
    return [200, entries.get(id)!]
  }
}

function add(entries: Map<string, Entry>, body: Question['body']): ScimAnswer {
  const entry = { ...body, id: randomUUID() }
  if (entries.size >= MOST_ENTRIES) entries.delete(entries.keys().next().value!)
  entries.set(entry.id, entry)
  return [201, entry]
}

function search(entries: Map<string, Entry>, filter = ''): object {
  const [, name, value] = /^(\w+) eq "(.*)"$/.exec(filter) ?? []
  const found = [...entries.values()].filter(entry => name === undefined || entry[name] === value)
  return { totalResults: found.length, Resources: found.slice(0, 100) }
}
