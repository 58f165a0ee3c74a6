import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createSign } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { registryDistribution, startTestPlatform } from '@tamga/core/testing'
import { XMLParser } from 'fast-xml-parser'
import { createClientAsync } from 'soap'

type Seen = { path: string; headers: IncomingHttpHeaders; body: string }

/** Stands between a client and the simulator, writes down what passes, and names itself in the WSDL. */
const seen: Seen[] = []
let simulator = ''
const relay = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', chunk => chunks.push(chunk))
  request.on('end', async () => {
    const body = Buffer.concat(chunks).toString('utf8')
    if (request.method === 'POST') seen.push({ path: request.url!, headers: request.headers, body })
    const {
      'content-type': type = 'text/xml',
      accesstoken,
      timestamp,
      signature,
    } = request.headers as Record<string, string>
    const answer = await fetch(`${simulator}${request.url}`, {
      method: request.method!,
      ...(request.method === 'POST' && {
        body,
        headers: {
          'content-type': type,
          accesstoken: accesstoken!,
          timestamp: timestamp!,
          signature: signature!,
        },
      }),
    })
    response.writeHead(answer.status, { 'content-type': 'text/xml; charset=utf-8' })
    response.end((await answer.text()).replaceAll(/http:\/\/[^/"]*\/sim\/xyp/g, address()))
  })
}).listen(0, '127.0.0.1')
await new Promise(resolve => relay.once('listening', resolve))
after(() => {
  relay.closeAllConnections()
  relay.close()
})
const address = () => `http://127.0.0.1:${(relay.address() as AddressInfo).port}`

const folder = mkdtempSync(join(tmpdir(), 'tamga-wire-'))
after(() => rmSync(folder, { recursive: true }))
const operations = join(folder, 'operations.json')
writeFileSync(
  operations,
  JSON.stringify({
    WS100101: { endpoint: `${address()}/citizen-1.5.0/ws` },
    WS100201: { endpoint: `${address()}/legal-entity-1.3.0/ws` },
  }),
)

const world = await startTestPlatform(
  { after },
  {
    distribution: registryDistribution,
    settings: { REGISTRY_OPERATIONS_FILE: operations, OUTBOUND_ALLOW: '127.0.0.1' },
  },
)
simulator = `${world.origin}/sim/xyp`
const key = readFileSync(join(world.mailDir, 'simulators', 'registry-key.pem'))

/** The tree with names in their namespaces, without what two writers may do differently: prefixes, declarations, white space. */
function canonical(xml: string): unknown {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
  })
  type Node = Record<string, unknown>
  const walk = (nodes: Node[], scope: Record<string, string>): unknown[] =>
    nodes.flatMap((node): unknown[] => {
      const name = Object.keys(node).find(one => one !== ':@')!
      if (name === '#text') return [String(node[name])]
      if (name === '?xml') return []
      const attributes = (node[':@'] ?? {}) as Record<string, string>
      const own = { ...scope }
      for (const [attribute, value] of Object.entries(attributes)) {
        const [, prefix] = /^xmlns(?::(.+))?$/.exec(attribute) ?? []
        if (attribute.startsWith('xmlns')) own[prefix ?? ''] = value
      }
      const [prefix, local] = name.includes(':') ? name.split(':') : ['', name]
      return [{ [`{${own[prefix!] ?? ''}}${local}`]: walk(node[name] as Node[], own) }]
    })
  const tree = walk(parser.parse(xml), {}) as Record<string, Record<string, unknown>[]>[]
  const parts = Object.values(tree[0]!)[0]!
  return parts.find(part => Object.keys(part)[0]!.endsWith('}Body'))
}

const purpose = 'Гэрээ байгуулах'

async function askWithSoap(
  path: string,
  operation: string,
  request: object,
): Promise<{ resultCode: number }> {
  const client = await createClientAsync(`${address()}/${path}/ws?WSDL`)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createSign('sha256').update(`xyp_simulator.${timestamp}`).sign(key, 'base64')
  for (const [name, value] of Object.entries({
    accessToken: 'xyp_simulator',
    timeStamp: timestamp,
    signature,
  }))
    client.addHttpHeader(name, value)
  const [answer] = await client[`${operation}Async`]({ request })
  return answer.return
}

const OTP = { method: 'otp', code: '123456' }
const questions = [
  {
    path: 'citizen-1.5.0',
    operation: 'WS100101_getCitizenIDCardInfo',
    request: { regnum: 'ӨҮ90010103' },
    route: '/egov/citizens/lookup',
    body: { registry_number: 'ӨҮ90010103', purpose },
  },
  {
    path: 'citizen-1.5.0',
    operation: 'WS100101_getCitizenIDCardInfo',
    request: { auth: { citizen: { authType: 1, otp: 123456, regnum: 'ЯЯ00000200' } }, regnum: 'ЯЯ00000200' },
    route: '/egov/citizens/lookup',
    body: { registry_number: 'ЯЯ00000200', purpose, authorisation: OTP },
  },
  {
    path: 'legal-entity-1.3.0',
    operation: 'WS100307_getLegalEntityInfoWithRegnum',
    request: { legalEntityNumber: 5000001 },
    route: '/egov/legal-entities/lookup',
    body: { registry_number: '5000001', purpose },
  },
]

test('the common SOAP client of npm reads the simulator’s WSDL and writes the same bodies as ours', async () => {
  for (const { path, operation, request, route, body } of questions) {
    seen.length = 0
    assert.equal(Number((await askWithSoap(path, operation, request)).resultCode), 0)
    const ours = await world.admin.post(route, body)
    assert.equal(ours.status, 200, ours.text)
    const [theirs, mine] = seen
    assert.equal(mine!.path, `/${path}/ws`)
    assert.deepEqual(canonical(mine!.body), canonical(theirs!.body))
    assert.match(mine!.headers['content-type']!, /^text\/xml; charset=utf-8$/)
  }
})

test('openssl accepts the signature of our headers, over token and time and nothing else', () => {
  const { accesstoken, timestamp, signature } = seen.at(-1)!.headers as Record<string, string>
  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const openssl = (...rest: string[]) =>
    execFileSync('openssl', rest, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const pub = file('public.pem', openssl('pkey', '-in', file('key.pem', key), '-pubout'))
  const sig = file('signature.bin', Buffer.from(signature!, 'base64'))
  const check = (text: string) =>
    openssl('dgst', '-sha256', '-verify', pub, '-signature', sig, file('data.txt', text))
  assert.match(check(`${accesstoken}.${timestamp}`), /Verified OK/)
  assert.throws(() => check(`${accesstoken}.${Number(timestamp) + 1}`))
})

test('the simulator refuses another key and an old time with code 3', async () => {
  const { body, path } = seen.at(-1)!
  const send = async (token: string, timestamp: number) => {
    const signature = createSign('sha256').update(`${token}.${timestamp}`).sign(key, 'base64')
    const headers = {
      'content-type': 'text/xml',
      accesstoken: token,
      timestamp: String(timestamp),
      signature,
    }
    const answer = await fetch(`${simulator}${path}`, { method: 'POST', body, headers })
    return /<resultCode>(\d+)</.exec(await answer.text())?.[1]
  }
  const now = Math.floor(Date.now() / 1000)
  assert.equal(await send('xyp_simulator', now), '0')
  assert.equal(await send('another', now), '3')
  assert.equal(await send('xyp_simulator', now - 301), '3')
})
