// Finds the Node that Tamga brings along and runs a distribution's command on it. Plain JavaScript, for any Node may run this.
import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const findNode = folder => {
  const node = join(folder, 'node_modules', 'node', 'bin', 'node')
  if (existsSync(node)) return node
  return dirname(folder) === folder ? undefined : findNode(dirname(folder))
}

/** Runs `main.ts` beside the folder of the calling script. */
export const launch = scriptUrl => {
  const home = dirname(dirname(realpathSync(fileURLToPath(scriptUrl))))
  const root = join(home, '..', '..')
  const node = findNode(home)
  if (!node) {
    console.error('Tamga is not installed yet. Run "npm install" in its folder first.')
    process.exit(1)
  }
  // The channel tells the service when we are gone. Ctrl-C reaches it by itself, so here it only must not end us first.
  const child = spawn(node, [join(home, 'main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'tamga'), ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  process.on('SIGINT', () => undefined)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', error => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
