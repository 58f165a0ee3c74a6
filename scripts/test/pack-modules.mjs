import { writeFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { serialize } from 'node:v8'

/** What the product imports, where it was found, and its text without types: written to the file that is named. */
const [, , file] = process.argv

/** By importer and by what it asks for. */
const resolved = new Map()
const sources = new Map()

const sourceOf = ({ format, source }) => {
  if (format === 'module') return String(source)
  return format === 'module-typescript' ? stripTypeScriptTypes(String(source)) : undefined
}

const isImport = ({ conditions }) => conditions.includes('import')

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const importer = context.parentURL ?? ''
    if (isImport(context) && !context.importAttributes?.type)
      resolved.set(
        importer,
        (resolved.get(importer) ?? new Map()).set(specifier, { url: found.url, format: found.format }),
      )
    return found
  },
  load(url, context, next) {
    const loaded = next(url, context)
    const source = sourceOf(loaded)
    if (source !== undefined) sources.set(url, source)
    return loaded
  },
})

const PRODUCT = [
  '../../packages/core/src/testing/index.ts',
  '../../distributions/business/distribution.ts',
  '../../distributions/government/distribution.ts',
  '../openapi/every-app.ts',
]
for (const part of PRODUCT) await import(part)

// What this file asks for is nobody else's.
resolved.delete(import.meta.url)
for (const found of resolved.values())
  for (const each of found.values()) if (sources.has(each.url)) each.format = 'module'
writeFileSync(file, serialize({ resolved, sources }))
process.exit()
