import { relative } from 'node:path'
import { ROOT } from './places.mjs'

/** A reporter of `node --test` that writes one JSON line per finished file, and one with the totals. */
// biome-ignore lint/style/noDefaultExport: node --test takes a reporter from the default export
export default async function* record(source) {
  for await (const { type, data } of source)
    if (type === 'test:summary')
      yield `${JSON.stringify({ file: data.file && relative(ROOT, data.file), counts: data.counts, duration_ms: data.duration_ms })}\n`
}
