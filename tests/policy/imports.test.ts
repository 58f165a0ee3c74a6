import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coreModules } from '@tamga/core/testing'
import { opensTransactions } from './reading/rules.ts'
import { readProjectFile, type SourceFile, sourceFiles } from './source.ts'

const CORE = 'packages/core/src'
const KERNEL = `${CORE}/kernel/`
const MODULES = `${CORE}/modules/`

const files = sourceFiles()
const product = files.filter(file => !file.isTest)
const below = (folder: string) => product.filter(file => file.path.startsWith(folder))
const isOurs = (name: string) => /^(packages|distributions|tests|bench|scripts)\//.test(name)

/** Every import that a rule does not allow, as "who → what". */
function forbidden(
  list: readonly SourceFile[],
  isAllowed: (name: string, file: SourceFile) => boolean,
): string[] {
  return list.flatMap(file =>
    file.imports.filter(name => !isAllowed(name, file)).map(name => `${file.path} → ${name}`),
  )
}

const folderOf = (path: string): string | undefined => /\/modules\/([^/]+)\//.exec(path)?.[1]

/** The folders that a module may call, by the dependencies of its manifest. */
function dependenciesByFolder(): Map<string, Set<string>> {
  const manifests = new Map(coreModules.map(manifest => [manifest.id, manifest]))
  const folders = new Map<string, string>()
  for (const { path, text } of below(MODULES).filter(file => file.path.endsWith('/module.ts'))) {
    const id = /\bid: '([^']+)'/.exec(text)?.[1]
    assert.ok(id && manifests.has(id), `${path} is one of the core modules`)
    folders.set(id, folderOf(path)!)
  }
  return new Map(
    [...folders].map(([id, folder]) => [
      folder,
      new Set(Object.keys(manifests.get(id)!.dependencies).map(dependency => folders.get(dependency)!)),
    ]),
  )
}

test('imports are found at all', () => {
  assert.ok(files.length > 200)
  assert.ok(files.flatMap(file => file.imports).length > 1000)
})

test('the kernel imports the kernel and packages, never a module', () => {
  assert.deepEqual(
    forbidden(below(KERNEL), name => !isOurs(name) || name.startsWith(KERNEL)),
    [],
  )
})

test('a module imports the kernel, its own files, and the face of a module that its manifest depends on', () => {
  const dependencies = dependenciesByFolder()
  const modules = below(MODULES).filter(file => folderOf(file.path))
  const isAllowed = (name: string, { path }: SourceFile): boolean => {
    if (!isOurs(name) || name.startsWith(KERNEL)) return true
    const [own, other] = [folderOf(path)!, folderOf(name)]
    if (other === own) return true
    return other !== undefined && name === `${MODULES}${other}/index.ts` && dependencies.get(own)!.has(other)
  }
  assert.deepEqual(forbidden(modules, isAllowed), [])
})

test('what stands above the modules uses their faces alone', () => {
  const above = below(`${CORE}/`).filter(({ path }) => !path.startsWith(KERNEL) && !path.startsWith(MODULES))
  assert.ok(above.some(({ path }) => path === `${CORE}/index.ts`))
  const isFace = (name: string) =>
    !name.startsWith(MODULES) || /^(index|[^/]+\/index)\.ts$/.test(name.slice(MODULES.length))
  assert.deepEqual(forbidden(above, isFace), [])
  const list = product.filter(file => file.path === `${MODULES}index.ts`)
  assert.deepEqual(
    forbidden(list, name => !name.startsWith(MODULES) || name.endsWith('/module.ts')),
    [],
  )
})

const inModuleFolder = (pattern: RegExp) =>
  product.filter(file => folderOf(file.path) && pattern.test(file.path) && !file.path.includes('/testing/'))

test('an endpoint table never reaches for SQL', () => {
  const isSql = (name: string) =>
    /(^|[/-])store\.ts$|\/tables\.ts$|^kysely$|^pg$|kernel\/database\//.test(name)
  assert.deepEqual(
    forbidden(inModuleFolder(/(^|[/-])routes\.ts$/), name => !isSql(name)),
    [],
  )
})

/** What opens transactions is a service, whatever it is called. */
const services = new Set(
  inModuleFolder(/\.ts$/)
    .filter(opensTransactions)
    .map(({ path }) => path),
)

test('a store knows neither the rules above it nor HTTP, but for the cursor of a page', () => {
  assert.ok(services.size > 200)
  const isAbove = (name: string) =>
    services.has(name) || /(^|[/-])(routes|contract)\.ts$|^fastify$|kernel\/http\/(?!page\.ts)/.test(name)
  assert.deepEqual(
    forbidden(inModuleFolder(/[/-]store\.ts$/), name => !isAbove(name)),
    [],
  )
})

/** Another module's shapes come through its face, like everything of it. */
const WIRE =
  /^(typebox|@tamga\/core)$|kernel\/http\/contract\.ts$|\/modules\/[^/]+\/(index|[^/]+\/contract)\.ts$/

test('a contract is made of typebox, the shared pieces of the wire and the shapes of other modules', () => {
  assert.deepEqual(
    forbidden(inModuleFolder(/\/contract\.ts$/), name => WIRE.test(name)),
    [],
  )
})

/** What the package itself offers: the face, and the few further doors it names. */
const doors = Object.keys(JSON.parse(readProjectFile('packages/core/package.json')).exports).map(door =>
  door.replace(/^\./, '@tamga/core'),
)

test('a distribution uses the public face of the core, its own files, and no sibling module', () => {
  const isAllowed = (name: string, { path }: SourceFile): boolean => {
    const home = path.split('/').slice(0, 2).join('/')
    if (isOurs(name)) {
      const [own, other] = [folderOf(path), folderOf(name)]
      return name.startsWith(`${home}/`) && (own === undefined || other === undefined || own === other)
    }
    const packages = Object.keys(JSON.parse(readProjectFile(`${home}/package.json`)).dependencies ?? {})
    const isDoor = doors.includes(name) && name !== '@tamga/core/testing'
    return name.startsWith('node:') || packages.includes(name) || isDoor
  }
  assert.deepEqual(forbidden(below('distributions/'), isAllowed), [])
})

/** The benchmarks drive the real product; they start it and prepare its data as the tests do. */
const USES_TESTING = /\.test\.ts$|^tests\/|^bench\//

/** Scripts that make or need a part of the core that the product has no use for, each with the reason. */
const BELOW_THE_FACE = {
  'scripts/build-password-filter.mjs': 'writes a file of the core with the function that reads it',
  'scripts/test/test.mjs': 'starts the servers of a run, before anything of the product is loaded',
}

test('nothing outside the core imports below its public face', () => {
  const outside = files.filter(file => !file.path.startsWith('packages/core/'))
  const isAllowed = (name: string, { path }: SourceFile) => {
    if (name.startsWith('packages/core/')) return Object.hasOwn(BELOW_THE_FACE, path)
    if (name === '@tamga/core/testing') return USES_TESTING.test(path)
    return !name.startsWith('@tamga/core') || doors.includes(name)
  }
  assert.deepEqual(forbidden(outside, isAllowed), [])
})

test('the core uses neither its own package name nor what it keeps for tests', () => {
  const inside = below(CORE).filter(file => !file.path.startsWith(`${CORE}/testing/`))
  assert.deepEqual(
    forbidden(
      inside,
      name =>
        (!name.startsWith('@tamga/') || name === '@tamga/formats') && !name.startsWith(`${CORE}/testing/`),
    ),
    [],
  )
})

test('what server and browser share needs neither', () => {
  const home = 'packages/formats/'
  assert.ok(below(home).length > 5)
  assert.deepEqual(
    forbidden(below(home), name => name.startsWith(home)),
    [],
  )
})

test('the desktop shell knows a window system in its adapters alone, and nothing of the server', () => {
  const home = 'shells/desktop/'
  const isShared = (name: string) =>
    name.startsWith(`${home}src/desktop/`) || /^@tamga\/shell-contract/.test(name)
  const adapters = {
    [`${home}src/gtk/`]: /^(gi:|@noble\/curves)/,
    [`${home}electron/`]: /^(node:|electron$)/,
    [`${home}src/desktop/`]: /^$/,
  }
  for (const [folder, own] of Object.entries(adapters)) {
    assert.ok(below(folder).length > 5)
    const isAllowed = (name: string) => isShared(name) || name.startsWith(folder) || own.test(name)
    assert.deepEqual(forbidden(below(folder), isAllowed), [], folder)
  }
})

const WEB = 'shells/web/src/'

test('the web client uses nothing of the server', () => {
  const shared = /^@tamga\/(formats|shell-contract)$/
  assert.deepEqual(
    forbidden(below(WEB), name => !isOurs(name) && (!name.startsWith('@tamga/') || shared.test(name))),
    [],
  )
})

/** Each may import those before it, and its own kind. */
const LAYERS = ['api', 'i18n', 'data', 'parts', 'platform', 'sign-in', 'screens', 'app']
const layerOf = (path: string): number => LAYERS.indexOf(path.slice(WEB.length).split('/', 1)[0]!)

test('the folders of the web client import downwards', () => {
  const entries = below(WEB).filter(({ path }) => !path.endsWith('/main.tsx'))
  const isAllowed = (name: string, { path }: SourceFile) =>
    !name.startsWith(WEB) ||
    layerOf(name) <= Math.max(layerOf(path), LAYERS.indexOf('i18n')) ||
    // A screen hangs its address below the root of all addresses.
    (path.endsWith('/route.tsx') && name === `${WEB}app/root-route.tsx`)
  assert.deepEqual(forbidden(entries, isAllowed), [])
})

test('screens and parts reach the API through the data of a resource', () => {
  const drawn = [...below(`${WEB}screens/`), ...below(`${WEB}parts/`)]
  assert.deepEqual(
    forbidden(drawn, name => name !== `${WEB}api/client.ts`),
    [],
  )
})
