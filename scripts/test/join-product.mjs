import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { MODULES, ROOT } from '../paths.mjs'

/** The same in every run: what Node has compiled is kept by the address. No file is there, for another run may have other modules. */
const ADDRESS = pathToFileURL(join(MODULES, '.cache', 'tamga-test-product.mjs')).href

const ENTRY = 'joined:entry'
const CATALOGUES = 'joined:catalogues'

const isOfProduct = url =>
  url.startsWith(pathToFileURL(join(ROOT, '/')).href) &&
  !url.startsWith(pathToFileURL(join(MODULES, '/')).href)

/** Packages of others stay outside. */
const isExternal = id => !/^(\.{0,2}\/|joined:|@tamga\/|@oxc-project\/)/.test(id)

/** Whoever asks for a module asks by its address. */
const textOfEntry = urls => {
  const imports = urls.map((url, place) => `import * as m${place} from ${JSON.stringify(fileURLToPath(url))}`)
  const modules = urls.map((url, place) => `[${JSON.stringify(url)}, m${place}]`)
  return `${imports.join('\n')}\nexport const modules = new Map([\n${modules.join(',\n')}\n])`
}

/** The product loads the texts of a language by an address that it puts together. Here they are there before whoever asks for them. */
const withCatalogues = (code, file) => {
  const names = readdirSync(dirname(file)).filter(name => /^[a-z]{2}\.ts$/.test(name))
  const urlOf = name => JSON.stringify(pathToFileURL(join(dirname(file), name)).href)
  return [
    `import { catalogues } from '${CATALOGUES}'`,
    ...names.map((name, place) => `import * as language${place} from './${name}'`),
    ...names.map((name, place) => `catalogues.set(${urlOf(name)}, language${place})`),
    code,
  ].join('\n')
}

const LOAD = 'await import(file.href)'

const loadingCatalogues = code => {
  if (!code.includes(LOAD)) throw new Error(`loadMessages no longer says ${LOAD}`)
  return `import { catalogues } from '${CATALOGUES}'\n${code.replace(LOAD, `(catalogues.get(file.href) ?? ${LOAD})`)}`
}

const transform = (code, file) => {
  if (!isOfProduct(pathToFileURL(file).href)) return undefined
  const asks = /\bloadMessages\([^)]*import\.meta\.url\)/.test(code)
  const loads = file.endsWith('/kernel/i18n/load-messages.ts')
  const text = asks ? withCatalogues(code, file) : loads ? loadingCatalogues(code) : code
  return { code: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)) }
}

const pluginFor = urls => ({
  name: 'joined',
  resolveId: id => (id === ENTRY || id === CATALOGUES ? id : undefined),
  load: id =>
    ({ [ENTRY]: () => textOfEntry(urls), [CATALOGUES]: () => 'export const catalogues = new Map()' })[id]?.(),
  transform,
})

const joinedText = async urls => {
  const bundle = await rolldown({
    input: { product: ENTRY },
    platform: 'node',
    external: isExternal,
    plugins: [pluginFor(urls)],
    transform: { target: 'esnext' },
    treeshake: false,
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', keepNames: true, codeSplitting: false })
  return output[0].code
}

/** Where the product found the packages of others. Two versions of one package would be another product. */
const externalsOf = resolved => {
  const found = new Map()
  for (const [importer, asked] of resolved) {
    if (!isOfProduct(importer)) continue
    for (const [specifier, { url, format }] of asked) {
      if (!isExternal(specifier)) continue
      if (found.has(specifier) && found.get(specifier).url !== url) throw new Error(`two of ${specifier}`)
      found.set(specifier, { url, format })
    }
  }
  return found
}

/**
 * Joins the modules of the product to one, which costs a process half as much to load. Answers with its address and text, where it finds
 * the packages of others, and what each of its modules exports.
 */
export const joinProduct = async ({ resolved, sources }) => {
  const urls = [...sources.keys()].filter(isOfProduct)
  const names = await Promise.all(urls.map(async url => [url, Object.keys(await import(url))]))
  return {
    address: ADDRESS,
    text: await joinedText(urls),
    externals: externalsOf(resolved),
    exported: new Map(names),
  }
}
