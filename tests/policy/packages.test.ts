import assert from 'node:assert/strict'
import { test } from 'node:test'
import { projectFiles, readProjectFile } from './source.ts'

type Manifest = { name: string; version: string } & Record<string, Record<string, string> | undefined>

const CORE_VERSION: string = JSON.parse(readProjectFile('packages/core/package.json')).version

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

const manifests = projectFiles()
  .filter(path => /(^|\/)package\.json$/.test(path))
  .map(path => ({
    path,
    text: readProjectFile(path),
    manifest: JSON.parse(readProjectFile(path)) as Manifest,
  }))

test('every dependency is asked for in one exact version', () => {
  const loose = manifests.flatMap(({ path, manifest }) =>
    KINDS.flatMap(kind => Object.entries(manifest[kind] ?? {}))
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${path}: ${name} ${version}`),
  )
  assert.deepEqual(loose, [])
})

test('a distribution pins the core in one line, at the version that is here', () => {
  const distributions = manifests.filter(({ path }) => path.startsWith('distributions/'))
  assert.ok(distributions.length > 0)
  for (const { path, text } of distributions) {
    assert.deepEqual(
      text.match(/"@tamga\/core": .*/g)?.map(line => line.replace(/,$/, '')),
      [`"@tamga/core": "${CORE_VERSION}"`],
      path,
    )
  }
})

test('no lock file names a registry', () => {
  for (const path of projectFiles().filter(path => /(^|\/)package-lock\.json$/.test(path)))
    assert.doesNotMatch(readProjectFile(path), /"resolved": "https?:/, path)
})

/** The root itself, and every folder that its `workspaces` name. */
function isWorkspace(folder: string): boolean {
  const { workspaces } = JSON.parse(readProjectFile('package.json')) as { workspaces: string[] }
  return (
    folder === '' || workspaces.some(pattern => new RegExp(`^${pattern.replace('*', '[^/]+')}$`).test(folder))
  )
}

test('the lock file knows every dependency of every workspace', () => {
  const { packages } = JSON.parse(readProjectFile('package-lock.json')) as {
    packages: Record<string, Manifest>
  }
  for (const { path, manifest } of manifests) {
    const folder = path.replace(/\/?package\.json$/, '')
    if (!isWorkspace(folder)) continue
    for (const kind of KINDS)
      assert.deepEqual(packages[folder]?.[kind] ?? {}, manifest[kind] ?? {}, `${path} ${kind}`)
  }
})
