import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.mjs'
import { MODULES, NODE, problem, ROOT } from './paths.mjs'

const WEB = join(ROOT, 'shells', 'web')
const DIST = join(WEB, 'dist')
const STAMP = join(DIST, '.stamp')
const VITE = join(MODULES, 'vite', 'bin', 'vite.js')

// What the built shell is made of: its own files, the formats it shares with the server, and the packages.
const SOURCES = ['shells/web', 'packages/formats/src', 'packages/shell-contract/src', 'package-lock.json']

const filesBelow = path => {
  const full = join(ROOT, path)
  if (!existsSync(full)) return []
  if (path.endsWith('.json')) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter(name => !/(^|\/)(dist|node_modules|test-results)\/|\.test\.tsx?$/.test(name))
    .sort()
}

const fingerprint = () => {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesBelow))
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

/** Builds the shell when its sources changed since the last build, and says where it lies. */
export const ensureShell = async () => {
  if (process.env.SHELL_DIR || process.env.SHELL_DIR_FILE) return {}
  const wanted = fingerprint()
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) await buildShell(wanted)
  return { SHELL_DIR: DIST }
}

// Built beside and moved into place: a build that was broken off never looks finished.
const buildShell = async wanted => {
  console.error('Building the web client…')
  const fresh = `${DIST}.${process.pid}`
  const code = await runChild(NODE, [
    VITE,
    'build',
    WEB,
    '--config',
    join(WEB, 'vite.config.ts'),
    '--outDir',
    fresh,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ])
  if (code !== 0) throw problem('The web client could not be built; see above.')
  writeFileSync(join(fresh, '.stamp'), wanted)
  rmSync(DIST, { recursive: true, force: true })
  renameSync(fresh, DIST)
}

export { NODE, VITE, WEB }
