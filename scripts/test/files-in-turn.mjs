import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../paths.mjs'

const HELPERS = pathToFileURL(join(ROOT, 'tests/')).href

/** Reads all of the project, and starts nothing. */
const LOADED_ONCE = pathToFileURL(join(ROOT, 'tests/policy/source.ts')).href

/** The product is loaded once; a part of the tests once for each file, so that a service that it starts is one of that file alone. */
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const turn = /\?turn=\d+$/.exec(context.parentURL ?? '')?.[0]
    const isOfTests = found.url.startsWith(HELPERS) && found.url.endsWith('.ts') && found.url !== LOADED_ONCE
    return turn && isOfTests ? { ...found, url: `${found.url}${turn}` } : found
  },
})

/** A test for each file: its tests run below it, and what it started is stopped before the next file is loaded. */
for (const [turn, file] of process.argv.filter(arg => arg.endsWith('.test.ts')).entries())
  test(file, async t => {
    const { promise: isLoaded, resolve: loaded } = Promise.withResolvers()
    // The tests of a file begin when all of it is loaded, as they do in a process of its own: they wait for this one.
    t.test('is loaded', () => isLoaded)
    await import(`${pathToFileURL(join(ROOT, file)).href}?turn=${turn}`).finally(loaded)
  })
