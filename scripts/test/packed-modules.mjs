import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { deserialize } from 'node:v8'
import { isMainThread } from 'node:worker_threads'

/**
 * Each process of a run loads the same three thousand modules. To look for each of them in the file system, to read it and to strip
 * its types takes most of that: once for all, it is done by pack-modules.mjs. Who asks for a joined library gets its joined file,
 * tests too, so that there is one instance of it.
 */
const { TEST_JOINED_MODULES = '', TEST_SEPARATE_MODULES = '' } = process.env

const isImport = ({ conditions, importAttributes }) =>
  conditions.includes('import') && !importAttributes?.type

/** Stands for a module of the product that is in the joined one. */
const faceOf = (url, { address, exported }) => {
  const names = exported.get(url)
  return [
    `import { modules } from ${JSON.stringify(address)}`,
    `const { ${names.map((name, place) => `${name}: _${place}`).join(', ')} } = modules.get(${JSON.stringify(url)})`,
    `export { ${names.map((name, place) => `_${place} as ${name}`).join(', ')} }`,
  ].join('\n')
}

const useJoined = ({ joined, bundled }) => {
  const textOf = url => {
    if (url === joined.address) return joined.text
    return joined.exported.has(url) ? faceOf(url, joined) : undefined
  }
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === joined.address) return { url: specifier, format: 'module', shortCircuit: true }
      const known = context.parentURL === joined.address ? joined.externals.get(specifier) : undefined
      const found = known ?? next(specifier, context)
      return { ...found, url: bundled.get(found.url) ?? found.url, shortCircuit: true }
    },
    load(url, context, next) {
      const source = textOf(url)
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
    },
  })
}

const useSeparate = ({ resolved, sources, bundled }) =>
  registerHooks({
    resolve(specifier, context, next) {
      const known = isImport(context) ? resolved.get(context.parentURL ?? '')?.get(specifier) : undefined
      const found = known ?? next(specifier, context)
      return { ...found, url: bundled.get(found.url) ?? found.url, shortCircuit: true }
    },
    load(url, context, next) {
      const source = sources.get(url)
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
    },
  })

const read = file => deserialize(readFileSync(file))

// A thread needs a few modules alone.
if (isMainThread && existsSync(TEST_JOINED_MODULES)) useJoined(read(TEST_JOINED_MODULES))
else if (existsSync(TEST_SEPARATE_MODULES)) useSeparate(read(TEST_SEPARATE_MODULES))
