import { execFile, execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Afterwards } from '@tamga/core/testing'
import type { Facts } from '../facts.ts'
import { RELEASED } from '../restore-release.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const run = promisify(execFile)

export type Release = { readonly name: string; readonly facts: Facts }

/** The newest release: only neighbours run side by side. */
export async function lastRelease(): Promise<Release> {
  const names = (await readdir(RELEASED)).filter(file => file.endsWith('.json')).sort()
  const name = names.at(-1)!.replace('.json', '')
  return { name, facts: JSON.parse(await readFile(new URL(`${name}.json`, RELEASED), 'utf8')) }
}

/** False, or why the code of a release cannot be had here. */
export function skipWithoutCommit(commit: string | undefined): string | false {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'ignore' })
    return false
  } catch {
    return `the history of this clone lacks commit ${commit} of the last release`
  }
}

/** The code of a release beside the packages of the present one; answers with the file that starts it. */
export async function unpackRelease(t: Afterwards, commit: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tamga-released-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const archive = join(folder, 'code.tar')
  await run('git', ['archive', '-o', archive, commit, 'package.json', 'packages', 'distributions'], {
    cwd: ROOT,
  })
  await run('tar', ['-xf', archive, '-C', folder])
  await linkPackages(folder)
  return join(folder, 'distributions/sign-in/main.ts')
}

/** Our own packages are those of the release; the links of npm to them are relative. */
async function linkPackages(folder: string): Promise<void> {
  const [present, made] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')]
  await mkdir(join(made, '@tamga'), { recursive: true })
  for (const name of await readdir(present))
    if (name !== '@tamga' && name !== '.cache') await symlink(join(present, name), join(made, name))
  for (const name of await readdir(join(present, '@tamga')))
    await symlink(await readlink(join(present, '@tamga', name)), join(made, '@tamga', name))
}
