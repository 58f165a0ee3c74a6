import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Afterwards,
  answers,
  freePort,
  makeOpenFolder,
  pg,
  removeFolder,
  stopProgram,
  until,
} from '@tamga/core/testing'
import { parse, stringify } from 'yaml'
import { readProjectFile } from '../../policy/source.ts'

const PASSWORD = 'superuser-of-a-rehearsal'
const BIN_DIR = '/usr/lib/postgresql/15/bin'

type Node = { readonly name: string; readonly port: number; readonly api: number; readonly folder: string }
type User = { readonly uid: number; readonly gid: number } | undefined

export type Cluster = {
  /** Through HAProxy, to whichever node is the primary. */
  readonly url: string
  /** The name of the node that leads. */
  leader(): Promise<string>
  /** As when its machine loses power: Patroni and its PostgreSQL are gone at once. */
  kill(name: string): Promise<void>
  /** The machine is there again; resolves when the node follows the leader. */
  bringBack(name: string): Promise<void>
}

/** PostgreSQL refuses to run as root. */
const findUser = (): User =>
  process.getuid?.() === 0
    ? {
        uid: Number(execFileSync('id', ['-u', 'postgres'])),
        gid: Number(execFileSync('id', ['-g', 'postgres'])),
      }
    : undefined

/** Two nodes of Patroni with etcd and HAProxy on the loopback interface, from the shipped files; only where things lie is different. */
export async function startCluster(t: Afterwards): Promise<Cluster> {
  const base = await makeOpenFolder('tamga-patroni-')
  t.after(() => removeFolder(base))
  const user = findUser()
  const etcd = await startEtcd(t, base)
  const nodes = await Promise.all(['a', 'b'].map(name => makeNode(base, name, user)))
  const running = new Map<string, ChildProcess>()
  const start = (node: Node) => running.set(node.name, startPatroni(node, etcd, user))
  t.after(() => Promise.all([...running.values()].map(stopProgram)))
  start(nodes[0]!)
  await until('the first node leads', () => answers(`http://127.0.0.1:${nodes[0]!.api}/primary`))
  start(nodes[1]!)
  await until('the second follows synchronously', () => answers(`http://127.0.0.1:${nodes[1]!.api}/sync`))
  const port = await startHaproxy(t, base, nodes)
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`
  await makeDatabase(url)
  const nodeOf = (name: string) => nodes.find(node => node.name === name)!
  return {
    url: url.replace(/postgres$/, 'tamga'),
    leader: () =>
      until('somebody leads', async () => {
        for (const { name, api } of nodes) if (await answers(`http://127.0.0.1:${api}/primary`)) return name
        return undefined
      }),
    kill: async name => killNode(nodeOf(name), running.get(name)!),
    bringBack: async name => {
      start(nodeOf(name))
      await until(`${name} follows`, () => answers(`http://127.0.0.1:${nodeOf(name).api}/replica`))
    },
  }
}

async function makeNode(base: string, name: string, user: User): Promise<Node> {
  const folder = join(base, name)
  mkdirSync(folder, { mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
  return { name, folder, port: await freePort(), api: await freePort() }
}

function launch(command: string, args: string[], { log, user }: { log: string; user?: User }): ChildProcess {
  const output = openSync(log, 'a')
  return spawn(command, args, {
    cwd: '/',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/nonexistent', LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', output, output],
    ...(user && { uid: user.uid, gid: user.gid }),
  })
}

async function startEtcd(t: Afterwards, base: string): Promise<number> {
  const [clients, peers] = [await freePort(), await freePort()]
  const own = `http://127.0.0.1:${peers}`
  const child = launch(
    '/usr/bin/etcd',
    [
      `--data-dir=${join(base, 'etcd')}`,
      `--listen-client-urls=http://127.0.0.1:${clients}`,
      `--advertise-client-urls=http://127.0.0.1:${clients}`,
      `--listen-peer-urls=${own}`,
      `--initial-advertise-peer-urls=${own}`,
      `--initial-cluster=default=${own}`,
    ],
    { log: join(base, 'etcd.log') },
  )
  t.after(() => stopProgram(child))
  await until('etcd answers', () => answers(`http://127.0.0.1:${clients}/health`))
  return clients
}

function startPatroni({ name, port, api, folder }: Node, etcd: number, user: User): ChildProcess {
  const shipped = parse(readProjectFile('deploy/patroni/patroni.yml'))
  const { superuser, replication } = shipped.postgresql.authentication
  const config = {
    ...shipped,
    name,
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    etcd3: { hosts: `127.0.0.1:${etcd}` },
    postgresql: {
      ...shipped.postgresql,
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, 'data'),
      bin_dir: BIN_DIR,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { ...superuser, password: PASSWORD },
        replication: { ...replication, password: PASSWORD },
      },
      pg_hba: shipped.postgresql.pg_hba.map((line: string) => line.replace('10.0.0.0/24', '127.0.0.1/32')),
      parameters: { unix_socket_directories: folder },
    },
  }
  const file = join(folder, 'patroni.yml')
  writeFileSync(file, stringify(config))
  return launch('/usr/bin/patroni', [file], { log: join(folder, '..', `${name}.log`), user })
}

async function startHaproxy(t: Afterwards, base: string, nodes: readonly Node[]): Promise<number> {
  const port = await freePort()
  const shipped = readProjectFile('deploy/patroni/haproxy.cfg')
  const servers = nodes.map(node => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.api}`)
  const config = `${shipped.replace(/^ {2}server .*\n/gm, '').replace('127.0.0.1:5000', `127.0.0.1:${port}`)}${servers.join('\n')}\n`
  const file = join(base, 'haproxy.cfg')
  writeFileSync(file, config)
  const child = launch('/usr/sbin/haproxy', ['-db', '-f', file], { log: join(base, 'haproxy.log') })
  t.after(() => stopProgram(child))
  return port
}

/** HAProxy knows the primary after its first look. */
async function makeDatabase(url: string): Promise<void> {
  await until('the primary answers through HAProxy', async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('create database tamga')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  })
}

/** Patroni first, so that it cannot start PostgreSQL again. */
async function killNode({ folder }: Node, patroni: ChildProcess): Promise<void> {
  const [postmaster] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ')
  const ended = new Promise(resolve => patroni.once('exit', resolve))
  patroni.kill('SIGKILL')
  for (const pid of [postmaster!, ...children]) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // Gone by itself.
    }
  }
  await ended
}
