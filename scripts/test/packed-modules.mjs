import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { deserialize } from 'node:v8'

/**
 * Each process of a run loads the same three thousand modules. To look for each of them in the file system, to read it and to strip
 * its types takes almost half of that: once for all, it is done by pack-modules.mjs. Who asks for a joined library gets its joined file,
 * tests too, so that there is one instance of it.
 */
const file = process.env.TEST_MODULES ?? ''

if (existsSync(file)) {
  const { resolved, sources, bundled } = deserialize(readFileSync(file))
  registerHooks({
    resolve(specifier, context, next) {
      const known = resolved.get(context.parentURL ?? '')?.get(specifier)
      const isKnown = known && context.conditions.includes('import') && !context.importAttributes?.type
      const found = isKnown ? known : next(specifier, context)
      return { ...found, url: bundled.get(found.url) ?? found.url, shortCircuit: true }
    },
    load(url, context, next) {
      const source = sources.get(url)
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
    },
  })
}
