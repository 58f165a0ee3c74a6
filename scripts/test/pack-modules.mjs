import { readFileSync, writeFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serialize } from 'node:v8'
import { BUSINESS, GOVERNMENT, ROOT, SERVICE } from '../paths.mjs'
import { bundleLibraries, isOfLibrary } from './bundle-libraries.mjs'
import { joinProduct } from './join-product.mjs'

/**
 * Written to the first file: the product as one joined module. To the second: what it imports, where that was found, and its text without
 * types. Both say which libraries were joined.
 */
const [, , joinedFile, separateFile] = process.argv

/** By importer and by what it asks for. */
const resolved = new Map()
const sources = new Map()

/** The same text as Node makes of it, so that what it has compiled is good for processes with packed modules and without. */
const sourceOf = ({ format, source }, sourceUrl) => {
  if (format === 'module') return String(source)
  return format === 'module-typescript' ? stripTypeScriptTypes(String(source), { sourceUrl }) : undefined
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
    const source = sourceOf(loaded, url)
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
const bundled = await bundleLibraries(resolved)
for (const modules of [resolved, sources])
  for (const url of modules.keys()) if (isOfLibrary(url)) modules.delete(url)
const joined = await joinProduct({ resolved, sources })

// What starts the service is loaded alone, and not run here.
for (const main of [SERVICE, GOVERNMENT, BUSINESS]) {
  const path = join(ROOT, main)
  const url = pathToFileURL(path).href
  sources.set(url, sourceOf({ format: 'module-typescript', source: readFileSync(path) }, url))
}
writeFileSync(joinedFile, serialize({ joined, bundled }))
writeFileSync(separateFile, serialize({ resolved, sources, bundled }))
process.exit()
