import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { collectModules, coreModules, type ModuleManifest, testsEverything } from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { compile, copyProgram, ROOT } from './program-copy.ts'

const run = promisify(execFile)
const CORE = 'packages/core/src/modules'
const DISTRIBUTION = 'distributions/sign-in'

const copy = await copyProgram(['packages', 'distributions'])
after(() => rm(copy, { recursive: true, force: true }))
const { compilerOptions } = JSON.parse(await readFile(join(ROOT, 'tsconfig.json'), 'utf8'))
await writeFile(
  join(copy, 'tsconfig.json'),
  JSON.stringify({ compilerOptions, include: ['packages/core/src', 'distributions'] }),
)

const folderOf = (module: ModuleManifest): string =>
  module.id.split('.').at(-1)!.replace(/^sso_/, '').replaceAll('_', '-')

/** Rewrites a file of the copy and answers how to put it back. */
async function edit(path: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const text = await readFile(join(copy, path), 'utf8')
  const changed = change(text)
  assert.notEqual(changed, text, `${path} does not name the module`)
  await writeFile(join(copy, path), changed)
  return () => writeFile(join(copy, path), text)
}

/** Takes the import of a manifest, and the value it brought in the list, out of a list of modules. */
const withoutManifest = (folder: string) => (text: string) => {
  const name = new RegExp(`import \\{ (\\w+) \\} from '[^']*/${folder}/module\\.ts'\\n`).exec(text)
  assert.ok(name, `nobody imports the manifest of ${folder}`)
  return text.replace(name[0], '').replace(new RegExp(`(?<=[[\\s])${name[1]},? ?(?=[\\s\\]\\w])`), '')
}

/** Takes the line of an app out of the catalog. */
const withoutEntry = (slug: string) => (text: string) =>
  text.replace(
    new RegExp(`\\n {4}\\{\\s+slug: '${slug}',[\\s\\S]*?\\n {4}\\},|\\n {4}\\{ slug: '${slug}'.*\\},`),
    '',
  )

async function deleteModule(module: ModuleManifest): Promise<() => Promise<void>> {
  const folder = folderOf(module)
  const isCore = coreModules.includes(module)
  const home = isCore ? CORE : `${DISTRIBUTION}/modules`
  const list = isCore ? `${CORE}/index.ts` : `${DISTRIBUTION}/distribution.ts`
  await rm(join(copy, home, folder), { recursive: true })
  const undo = [await edit(list, withoutManifest(folder))]
  if (module.slug) undo.push(await edit(`${DISTRIBUTION}/catalog.ts`, withoutEntry(module.slug)))
  return async () => {
    await cp(join(ROOT, home, folder), join(copy, home, folder), {
      recursive: true,
      filter: path => !/\.test\.ts$/.test(path),
    })
    for (const restore of undo) await restore()
  }
}

const all = collectModules(signIn).all
const needed = new Set(all.flatMap(module => Object.keys(module.dependencies)))
/** The core itself stands on these: modules of others send by the ring, and maintenance is judged before any route. */
const FIXED = ['io.vendor.core.ring', 'io.vendor.core.platform']
const removable = all.filter(({ id, required }) => !needed.has(id) && !required && !FIXED.includes(id))

const PRINT = `
  import { printOpenapi } from '@tamga/core'
  import { collectModules } from '@tamga/core/testing'
  import { signIn } from './distributions/sign-in/distribution.ts'
  const { paths } = JSON.parse(printOpenapi(signIn))
  console.log(JSON.stringify({ ids: collectModules(signIn).all.map(({ id }) => id), paths: Object.keys(paths) }))
`

await writeFile(join(copy, 'print.ts'), PRINT)

test('there are modules that nothing depends on', () => {
  assert.ok(removable.length >= 5, removable.map(folderOf).join(', '))
})

/** None of them depends on another, which tests/policy sees to: all are deleted at once, and one by one in the long form. */
const turns: readonly (readonly ModuleManifest[])[] = testsEverything()
  ? removable.map(module => [module])
  : [removable]

for (const deleted of turns) {
  const names = deleted.map(folderOf).join(', ')
  test(`${names}: deleted by deleting the folder and the line in the catalog`, async t => {
    const undo: (() => Promise<void>)[] = []
    t.after(async () => {
      for (const restore of undo) await restore()
    })
    for (const module of deleted) undo.unshift(await deleteModule(module))
    const info = join(copy, 'node_modules/types.tsbuildinfo')
    assert.equal(await compile(copy, '.', '--incremental', '--tsBuildInfoFile', info), '')
    const { stdout } = await run(process.execPath, ['print.ts'], { cwd: copy, maxBuffer: 1e8 })
    const { ids, paths } = JSON.parse(stdout) as { ids: string[]; paths: string[] }
    assert.deepEqual(
      ids,
      all.filter(module => !deleted.includes(module)).map(({ id }) => id),
    )
    const own = deleted.flatMap(({ routes = [], root }) =>
      routes.map(({ path }) => `${root}${path}`.replace(/:(\w+)/g, '{$1}')),
    )
    assert.deepEqual(
      own.filter(path => paths.includes(path)),
      [],
    )
  })
}
