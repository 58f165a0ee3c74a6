import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../../../../node_modules/.cache/debian/', import.meta.url))

/**
 * A program of Debian without installing it: the packages that are missing here are fetched and unpacked into a folder
 * beside the packages of npm. No script of theirs runs, no service starts, and the machine stays as it is.
 */
export type DebianProgram = { path(file: string): string; env: Readonly<Record<string, string>> }

export function provideDebianProgram(name: string, packages: readonly string[]): DebianProgram {
  if (existsSync(`/usr/bin/${name}`)) return { path: file => file, env: {} }
  const root = join(FOLDER, name)
  if (!existsSync(join(root, 'usr/bin', name))) unpack(root, packages)
  return { path: file => join(root, file), env: { LD_LIBRARY_PATH: librariesOf(root).join(':') } }
}

function unpack(root: string, packages: readonly string[]): void {
  const archives = `${root}-archives`
  mkdirSync(join(archives, 'partial'), { recursive: true })
  const options = [
    '-qq',
    '-y',
    '--download-only',
    '--no-install-recommends',
    '-o',
    `Dir::Cache::archives=${archives}`,
  ]
  // Nothing is installed, so that nothing needs to be locked, nor anybody to be root.
  call('apt-get', [...options, '-o', 'Debug::NoLocking=1', 'install', ...packages])
  for (const file of readdirSync(archives).filter(each => each.endsWith('.deb')))
    call('dpkg-deb', ['--extract', join(archives, file), root])
}

/** The folders of shared libraries, named for the architecture. */
const librariesOf = (root: string): string[] =>
  ['lib', 'usr/lib']
    .map(folder => join(root, folder))
    .filter(existsSync)
    .flatMap(folder => readdirSync(folder).map(each => join(folder, each)))
    .filter(folder => folder.endsWith('-linux-gnu'))

function call(file: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(file, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${file} ${args.at(-1)} failed: ${error?.message ?? stderr}`)
}
