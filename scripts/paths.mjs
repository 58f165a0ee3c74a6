import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
export const MODULES = join(ROOT, 'node_modules')

/** By path and never by name: a shell, or PATH itself, may still mean the Node that was found before the set-up. */
export const NODE = join(MODULES, 'node', 'bin', 'node')

/** A Node outside node_modules where there is one: `npm ci` removes ours under its own feet. */
export const outerNode = () =>
  [process.env.npm_node_execpath, process.execPath].find(
    path => path && existsSync(path) && !path.startsWith(MODULES),
  ) ?? process.execPath

export const SERVICE = join('distributions', 'sign-in', 'main.ts')

/** The flavours that run beside it. */
export const GOVERNMENT = join('distributions', 'government', 'main.ts')
export const BUSINESS = join('distributions', 'business', 'main.ts')

/** Stripping types takes most of a start; Node keeps the result for the next one. */
const COMPILE_CACHE = join(MODULES, '.cache', 'tamga')

export const environment = () => ({
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  ...process.env,
  PATH: [join(MODULES, 'node', 'bin'), join(MODULES, '.bin'), process.env.PATH]
    .filter(Boolean)
    .join(delimiter),
})

/** An error whose message is all that a person needs; the stack stays away. */
export const problem = message => Object.assign(new Error(message), { isForPeople: true })
