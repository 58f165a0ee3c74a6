import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { MODULES } from '../paths.mjs'

/** They are made of a thousand small modules, and each costs as much to load as a large one. None reads files beside itself. */
const LIBRARIES = ['typebox', 'kysely', 'jose', 'oidc-provider']

/** The same in every run: what Node has compiled of it is kept by its address. */
const FOLDER = join(MODULES, '.cache', 'tamga-test-libraries')

const homeOf = library => pathToFileURL(join(MODULES, library, '/')).href

export const isOfLibrary = url => LIBRARIES.some(library => url.startsWith(homeOf(library)))

/** The modules of a library that others ask for. */
const entriesOf = (library, resolved) => {
  const home = homeOf(library)
  const asked = [...resolved]
    .filter(([importer]) => !importer.startsWith(home))
    .flatMap(([, found]) => [...found.values()].map(({ url }) => url))
  return [...new Set(asked)].filter(url => url.startsWith(home)).sort()
}

/** Another run may be reading the file. */
const writeAtOnce = (name, text) => {
  const file = join(FOLDER, name)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, file)
}

/**
 * Joins the modules of each library. Answers with the address of each entry's joined file by its own address, given what was resolved by
 * importer and specifier.
 */
export const bundleLibraries = async resolved => {
  const entries = LIBRARIES.flatMap(library =>
    entriesOf(library, resolved).map((url, place) => [`${library}-${place}`, url]),
  )
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map(([name, url]) => [name, fileURLToPath(url)])),
    platform: 'node',
    // What a library takes from others stays theirs.
    external: (id, importer) => importer !== undefined && !/^\.{0,2}\//.test(id),
    treeshake: false,
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  mkdirSync(FOLDER, { recursive: true })
  for (const { fileName, code } of output) writeAtOnce(fileName, code)
  return new Map(entries.map(([name, url]) => [url, pathToFileURL(join(FOLDER, `${name}.mjs`)).href]))
}
