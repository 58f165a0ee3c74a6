import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { MODULES, NODE, outerNode, problem } from '../paths.mjs'
import { isWhole, missingLinks, postgresPackage } from './install-state.mjs'

const WANTED = /^v24\./

const nodeVersion = () => {
  const { stdout } = spawnSync(NODE, ['--version'], { encoding: 'utf8' })
  return (stdout ?? '').trim()
}

/** Settings of the npm around us would lead the npm inside an install script to our own folder. */
const cleanEnvironment = () => {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(package|lifecycle|config_(local_|global_)?prefix|config_workspace)/i.test(name),
  )
  const path = [dirname(outerNode()), process.env.PATH].filter(Boolean).join(delimiter)
  return { ...Object.fromEntries(kept), PATH: path }
}

const runInstallScript = (folder, script) =>
  spawnSync(outerNode(), [script], { cwd: folder, env: cleanEnvironment(), encoding: 'utf8' })

const repairNode = () => {
  if (WANTED.test(nodeVersion())) return
  const { stdout, stderr } = runInstallScript(join(MODULES, 'node'), 'installArchSpecificPackage.js')
  if (!WANTED.test(nodeVersion()))
    throw problem(
      `Node 24 could not be installed from its npm package.\n${stdout ?? ''}${stderr ?? ''}`.trim(),
    )
}

const repairPostgres = () => {
  const folder = postgresPackage()
  if (folder && missingLinks().length > 0) runInstallScript(folder, 'scripts/hydrate-symlinks.js')
}

/** npm may have left install scripts out (`ignore-scripts`, or scripts that were not allowed); then they run here. */
export const repairPackages = () => {
  repairNode()
  repairPostgres()
  if (!isWhole())
    throw problem('The packages are incomplete. Remove the folder node_modules and run the command again.')
}
