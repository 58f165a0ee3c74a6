import { openJournal } from './sealed-journal.ts'

/** What a page wants to find again after everything else of it was forgotten. The host reads none of it. */
export type KeptValues = {
  /** On the disk when it comes back; an empty one is forgotten. */
  write(name: string, body: string): void
  read(name: string): string | null
  close(): void
}

type Noted = { readonly name: string; readonly body: string }

/** Written anew when so many records more than values are there. */
const SPARE = 1000

/** Lies outside of the browser's profile, as what waits to be sent does. */
export function openKeptValues(path: string, sealingKey: Buffer): KeptValues {
  const journal = openJournal<Noted>(path, sealingKey)
  const values = new Map<string, string>()
  const note = ({ name, body }: Noted) => {
    if (body === '') values.delete(name)
    else values.set(name, body)
  }
  for (const entry of journal.found) note(entry)
  return {
    write(name, body) {
      journal.append({ name, body })
      note({ name, body })
      if (journal.size() > values.size + SPARE)
        journal.replace([...values].map(([kept, text]) => ({ name: kept, body: text })))
    },
    read: name => values.get(name) ?? null,
    close: () => journal.close(),
  }
}
