import { spawn, spawnSync } from 'node:child_process'
import { chown, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Afterwards,
  accepts,
  freePort,
  makeOpenFolder,
  removeFolder,
  stopProgram,
  untilReady,
} from '@tamga/core/testing'

const PROGRAM = '/usr/sbin/nginx'
const SHIPPED = fileURLToPath(new URL('../../deploy/nginx', import.meta.url))
const NOBODY = 65_534
const HOST = 'id.example.mn'

export type Nginx = {
  port: number
  /** A request over TLS from one of the addresses of this machine. */
  send(ask: Asked): Promise<Told>
}

export type Asked = {
  path: string
  method?: string
  body?: unknown
  headers?: Record<string, string>
  /** The address that the caller has; every 127.x.x.x is this machine. */
  from?: string
  /** Leaves when this much of the answer has come: for answers that do not end. */
  enough?: RegExp
}

export type Told = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

/** Debian's nginx with the shipped files; only what an operator writes is different: names, ports, certificate, networks. */
export async function startNginx(
  t: Afterwards,
  upstreams: readonly string[],
  lifted: readonly string[] = [],
): Promise<Nginx> {
  const folder = await makeOpenFolder('tamga-nginx-')
  const port = await freePort()
  const plainPort = await freePort()
  await cp(SHIPPED, folder, { recursive: true })
  await makeCertificate(folder)
  const site = {
    'upstream.conf': await upstreamsOf(upstreams),
    'site.conf': `listen 127.0.0.1:${port} ssl http2; server_name ${HOST};
      ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;`,
    'redirect.conf': `listen 127.0.0.1:${plainPort}; server_name ${HOST};`,
    'lifted-networks.conf': lifted.map(network => `${network} 1;\n`).join(''),
  }
  for (const [name, text] of Object.entries(site)) await writeFile(join(folder, 'tamga', name), text)
  await writeFile(join(folder, 'nginx.conf'), await inFolder(folder))
  await mkdir(join(folder, 'tmp'))
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (user.uid)
    for (const path of ['.', 'tmp', 'key.pem']) await chown(join(folder, path), user.uid, user.gid)
  const child = spawn(PROGRAM, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...user,
  })
  let complaints = ''
  child.stderr.on('data', chunk => {
    complaints += chunk
  })
  t.after(() => stopProgram(child).finally(() => removeFolder(folder)))
  await untilReady('nginx', child, () => accepts(port)).catch(error => {
    throw new Error(`nginx did not start:\n${complaints}`, { cause: error })
  })
  const ca = await readFile(join(folder, 'cert.pem'), 'utf8')
  return { port, send: ask => send(ask, { port, ca }) }
}

/** Several run beside each other, so that /tmp is a folder of each. */
const inFolder = async (folder: string): Promise<string> =>
  (await readFile(join(SHIPPED, 'nginx.conf'), 'utf8'))
    .replaceAll(' /tmp/', ` ${folder}/tmp/`)
    .replace('/dev/stdout', 'off')

/** Each process has the line of the shipped one. */
async function upstreamsOf(origins: readonly string[]): Promise<string> {
  const shipped = await readFile(join(SHIPPED, 'tamga', 'upstream.conf'), 'utf8')
  const line = /^server .*;$/m.exec(shipped)![0]
  return origins.map(origin => line.replace('127.0.0.1:8080', new URL(origin).host)).join('\n')
}

async function makeCertificate(folder: string): Promise<void> {
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`],
    ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')],
  ])
  if (made.status !== 0) throw new Error(`openssl failed: ${made.stderr}`)
}

const send = (ask: Asked, { port, ca }: { port: number; ca: string }): Promise<Told> =>
  new Promise((resolve, reject) => {
    const isForm = typeof ask.body === 'string'
    const body = ask.body === undefined || isForm ? ask.body : JSON.stringify(ask.body)
    const asked = request({
      host: '127.0.0.1',
      port,
      path: ask.path,
      method: ask.method ?? (body === undefined ? 'GET' : 'POST'),
      servername: HOST,
      ca,
      localAddress: ask.from ?? '127.0.0.1',
      headers: {
        host: HOST,
        ...(body !== undefined && {
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        }),
        ...ask.headers,
      },
    })
    asked.on('error', reject)
    asked.on('response', response => {
      let text = ''
      const done = () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      response.setEncoding('utf8').on('end', done)
      response.on('data', chunk => {
        text += chunk
        if (!ask.enough?.test(text)) return
        done()
        asked.destroy()
      })
    })
    asked.end(body)
  })
