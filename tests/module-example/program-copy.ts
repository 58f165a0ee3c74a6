import { execFile, execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { environmentOutsideTests } from '@tamga/core/testing'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc')

/**
 * The mistakes that the compiler finds in a project of the copy, as the static checks call it: several threads would take half as much work
 * again, beside other tests that need the processors, and giving memory back a fifth.
 */
export async function compile(copy: string, project: string, ...more: readonly string[]): Promise<string> {
  const args = [COMPILER, '-p', project, '--noEmit', '--singleThreaded', ...more]
  const env = { ...environmentOutsideTests(), GOGC: 'off' }
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: copy, env }).catch(
    error => error,
  )
  return stdout
}

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
