import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { testShellFolder } from './test-environment.ts'

const WEB = fileURLToPath(new URL('../../../../shells/web/', import.meta.url))

/** The built shell: the one of the test run, else the last one that was built here, else a new one. */
export async function shellFolder(): Promise<string> {
  const given = testShellFolder()
  if (given) return given
  const built = `${WEB}dist`
  if (!existsSync(`${built}/index.html`)) {
    const { status } = spawnSync('vite', ['build', '--logLevel', 'error'], { cwd: WEB, stdio: 'inherit' })
    if (status !== 0) throw new Error('the shell could not be built')
  }
  return built
}
