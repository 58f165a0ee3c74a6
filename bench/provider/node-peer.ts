import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Child, startChild } from '../child.ts'
import { freePort } from '../contestants/contestant.ts'
import type { Postgres } from '../postgres.ts'
import type { Credentials } from './provider.ts'
import type { Terms } from './terms.ts'

const FOLDER = fileURLToPath(new URL('../peers/', import.meta.url))

/** The peers have a folder of their own, so that only a bench installs them. */
export function providePeers(): void {
  if (existsSync(join(FOLDER, 'node_modules', 'better-auth'))) return
  const args = ['ci', '--ignore-scripts', '--loglevel=error', '--prefix', FOLDER]
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('the peers could not be installed')
}

type Seeded = { cookies: string[]; client: Credentials; service: Credentials }

export type NodePeer = Child & Seeded & { origin: string }

/** Starts a peer of bench/peers on a database of its own. It says at /bench whom it knows. */
export async function startNodePeer(postgres: Postgres, terms: Terms, name: string): Promise<NodePeer> {
  providePeers()
  const database = await postgres.createDatabase(`peer_${name.replaceAll('-', '_')}`)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = await startChild({
    program: new URL(`../peers/${name}.mjs`, import.meta.url),
    args: [String(port), database, JSON.stringify(terms)],
    env: { NODE_ENV: 'production' },
    readyUrl: `${origin}/bench`,
  })
  const seeded = (await (await fetch(`${origin}/bench`)).json()) as Seeded
  return { ...child, ...seeded, origin }
}
