import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { deserialize } from 'node:v8'

/**
 * Each process of a run loads the same three thousand modules. To look for each of them in the file system, to read it and to strip
 * its types takes almost half of that: once for all, it is done by pack-modules.mjs.
 */
const file = process.env.TEST_MODULES ?? ''

if (existsSync(file)) {
  const { resolved, sources } = deserialize(readFileSync(file))
  registerHooks({
    resolve(specifier, context, next) {
      const found = resolved.get(context.parentURL ?? '')?.get(specifier)
      const isKnown = found && context.conditions.includes('import') && !context.importAttributes?.type
      return isKnown ? { ...found, shortCircuit: true } : next(specifier, context)
    },
    load(url, context, next) {
      const source = sources.get(url)
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
    },
  })
}
