import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc')

/** Several checkers find out much of the same, each for itself: half as much work again, beside other tests that need the processors. */
export const ONE_THREAD = '--singleThreaded'

/** The named folders without their tests, in a folder of their own, with the packages that are installed here. */
export async function copyProgram(
  folders: readonly string[],
  isWanted = (path: string) => !/\.test\.tsx?$/.test(path),
): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'tamga-copy-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const path of listed.split('\n').filter(name => name !== '' && isWanted(name))) {
    mkdirSync(join(copy, dirname(path)), { recursive: true })
    if (existsSync(join(ROOT, path))) copyFileSync(join(ROOT, path), join(copy, path))
  }
  await writeFile(join(copy, 'package.json'), '{"type":"module"}')
  await linkPackages(copy)
  return copy
}

async function linkPackages(copy: string): Promise<void> {
  await mkdir(join(copy, 'node_modules/@tamga'), { recursive: true })
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name !== '@tamga') await symlink(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name))
  }
  for (const name of await readdir(join(copy, 'packages')))
    await symlink(`../../packages/${name}`, join(copy, 'node_modules/@tamga', name))
}
