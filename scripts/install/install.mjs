import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { outerNode, problem, ROOT } from '../paths.mjs'
import { withInstallLock } from './install-lock.mjs'
import { repairPackages } from './install-repair.mjs'
import { fingerprint, hasStamp, installedMatchesLock, isWhole, writeStamp } from './install-state.mjs'

const QUIET = ['--loglevel=error', '--no-audit', '--no-fund']

/** Development packages too, whatever NODE_ENV says: one installation serves every command. */
const EVERYTHING = ['--include=dev', '--include=optional']

/** The npm that runs us, where it is npm. */
const npmCommand = () => {
  const path = process.env.npm_execpath ?? ''
  if (!/^npm(-cli)?\.c?js$/.test(basename(path)) || !existsSync(path)) return ['npm']
  return [outerNode(), path]
}

/** A live line in a terminal, two plain lines elsewhere. */
const showProgress = text => {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const live = process.stderr.isTTY
  if (!live) process.stderr.write(`${text} (this can take a minute)\n`)
  const draw = () => process.stderr.write(`\r\x1b[K${text} ${seconds()} s`)
  const timer = live ? setInterval(draw, 250) : undefined
  return done => {
    clearInterval(timer)
    process.stderr.write(`${live ? '\r\x1b[K' : ''}${done} (${seconds()} s)\n`)
  }
}

const runNpm = args =>
  new Promise(resolve => {
    const [file, ...before] = npmCommand()
    const child = spawn(file, [...before, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    const end = () => {
      child.kill('SIGTERM')
      process.exit(143)
    }
    process.on('SIGTERM', end)
    let output = ''
    child.stdout.on('data', text => (output += text))
    child.stderr.on('data', text => (output += text))
    child.on('error', error => resolve({ code: 127, output: error.message }))
    child.on('close', code => {
      process.off('SIGTERM', end)
      resolve({ code: code ?? 1, output })
    })
  })

/** The lock may not fit the manifests, or know all packages of other platforms; `npm ci` then refuses, `npm install` does not. */
const isOutOfSync = output => /code EUSAGE/.test(output)

const installPackages = async () => {
  const done = showProgress('Installing packages…')
  const hasLock = existsSync(join(ROOT, 'package-lock.json'))
  let result = hasLock ? await runNpm(['ci', ...EVERYTHING, ...QUIET]) : undefined
  if (!result || (result.code !== 0 && isOutOfSync(result.output)))
    result = await runNpm(['install', ...(hasLock ? ['--no-save'] : []), ...EVERYTHING, ...QUIET])
  done(result.code === 0 ? 'Packages installed.' : 'The packages could not be installed.')
  if (result.code !== 0) throw problem(`${result.output.trim()}\n\nIs the package registry reachable?`)
}

const setUp = async () => {
  const wanted = fingerprint()
  if (hasStamp(wanted) && isWhole()) return
  if (!installedMatchesLock()) await installPackages()
  repairPackages()
  writeStamp(fingerprint())
}

/** Cheap when nothing changed; otherwise one process installs and the others wait for it. */
export const ensureInstalled = async () => {
  if (hasStamp(fingerprint()) && isWhole()) return
  await withInstallLock(setUp)
}
