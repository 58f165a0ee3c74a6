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

/** `found` says where an importer found what it asks for, `textOf` what a module says; undefined where that is not packed. */
const use = ({ found, textOf, bundled }) =>
  registerHooks({
    resolve(specifier, context, next) {
      const module = found(specifier, context) ?? next(specifier, context)
      return { ...module, url: bundled.get(module.url) ?? module.url, shortCircuit: true }
    },
    load(url, context, next) {
      const source = textOf(url)
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
    },
  })

const useJoined = ({ joined, bundled }) =>
  use({
    bundled,
    found(specifier, { parentURL }) {
      if (specifier === joined.address) return { url: specifier, format: 'module' }
      return parentURL === joined.address ? joined.externals.get(specifier) : undefined
    },
    textOf(url) {
      if (url === joined.address) return joined.text
      return joined.exported.has(url) ? faceOf(url, joined) : undefined
    },
  })

const useSeparate = ({ resolved, sources, bundled }) =>
  use({
    bundled,
    found: (specifier, context) =>
      isImport(context) ? resolved.get(context.parentURL ?? '')?.get(specifier) : undefined,
    textOf: url => sources.get(url),
  })

const read = file => deserialize(readFileSync(file))

// A thread needs a few modules alone.
if (isMainThread && existsSync(TEST_JOINED_MODULES)) useJoined(read(TEST_JOINED_MODULES))
else if (existsSync(TEST_SEPARATE_MODULES)) useSeparate(read(TEST_SEPARATE_MODULES))
