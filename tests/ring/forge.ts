import { createHash, createPrivateKey, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { TestPlatform } from '@tamga/core/testing'
import { query } from './ring-world.ts'

/** A message written by hand, with whatever an attacker would change. */
export type Draft = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly service: string
  readonly body: string
  readonly key: { readonly kid: string; readonly privateKey: KeyObject }
  readonly sentBody?: string
  readonly sentPath?: string
  readonly signedPath?: string
  readonly signedAuthority?: string
  readonly created?: number
  readonly lifetime?: number
  readonly components?: readonly string[]
}

const COMPONENTS = [
  '@method',
  '@authority',
  '@path',
  'content-type',
  'content-digest',
  'ring-id',
  'ring-from',
  'ring-to',
  'ring-service',
]

/** Sends it to an address, whatever it says itself. */
export async function forge(
  address: string,
  draft: Draft,
): Promise<{ status: number; headers: Headers; body: { type?: string } }> {
  const path = `/ring/v1/${draft.service}`
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'content-digest': `sha-256=:${createHash('sha256').update(draft.body).digest('base64')}:`,
    'ring-id': draft.id,
    'ring-from': draft.from,
    'ring-to': draft.to,
    'ring-service': draft.service,
  }
  const covered: Record<string, string> = {
    ...headers,
    '@method': 'POST',
    '@authority': draft.signedAuthority ?? new URL(address).host,
    '@path': draft.signedPath ?? path,
  }
  const created = draft.created ?? Math.floor(Date.now() / 1000)
  const components = draft.components ?? COMPONENTS
  const params =
    `(${components.map(name => `"${name}"`).join(' ')});created=${created};expires=${created + (draft.lifetime ?? 300)}` +
    `;nonce="${randomBytes(8).toString('hex')}";keyid="${draft.key.kid}";alg="ed25519";tag="ring-v1"`
  const base = [
    ...components.map(name => `"${name}": ${covered[name]}`),
    `"@signature-params": ${params}`,
  ].join('\n')
  const signature = sign(null, Buffer.from(base), draft.key.privateKey).toString('base64')
  const answer = await fetch(`${address}${draft.sentPath ?? path}`, {
    method: 'POST',
    headers: { ...headers, 'signature-input': `ring=${params}`, signature: `ring=:${signature}:` },
    body: draft.sentBody ?? draft.body,
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as { type?: string } }
}

/** The first key of an installation, as only its own process can have it. */
export async function ringKeyOf({ platform, databaseUrl }: Pick<TestPlatform, 'platform' | 'databaseUrl'>) {
  const [row] = await query<{ kid: string; private_key: Buffer }>(
    databaseUrl,
    'select kid, private_key from ring_key order by valid_from limit 1',
  )
  const binding = JSON.stringify([null, 'ring_key', row!.kid, 'private_key'])
  const der = platform.services.secrets.open(row!.private_key, binding)
  return { kid: row!.kid, privateKey: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }) }
}
