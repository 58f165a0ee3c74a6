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

/** The newest first. */
async function releases(): Promise<Release[]> {
  const files = (await readdir(RELEASED)).filter(file => file.endsWith('.json'))
  const read = async (file: string) => ({
    name: file.replace('.json', ''),
    facts: JSON.parse(await readFile(new URL(file, RELEASED), 'utf8')) as Facts,
  })
  return Promise.all(files.sort().reverse().map(read))
}

/** Only neighbours run side by side. */
export const lastRelease = async (): Promise<Release> => (await releases())[0]!

/** The newest release whose code is in the history of this clone: what was only tried out may have left none there. */
export const lastReleaseWithCode = async (): Promise<Release | undefined> =>
  (await releases()).find(({ facts }) => facts.commit !== undefined && isHere(facts.commit))

function isHere(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'ignore' })
    return true
  } catch {
    return false
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
