import type { Client } from '../../../data/clients.ts'

export type SnippetClient = Pick<
  Client,
  | 'client_id'
  | 'type'
  | 'redirect_uris'
  | 'scopes'
  | 'grant_types'
  | 'token_endpoint_auth_method'
  | 'id_token_signed_response_alg'
>

export type Given = { client: SnippetClient; issuer: string; secret?: string }

export const needsSecret = ({ token_endpoint_auth_method }: SnippetClient) =>
  token_endpoint_auth_method.startsWith('client_secret')
export const scopeOf = ({ scopes }: SnippetClient) => scopes.join(' ')

export const shellSecret = (secret: string | undefined): string =>
  secret === undefined ? `CLIENT_SECRET="\${CLIENT_SECRET:?}"` : `CLIENT_SECRET='${secret}'`

export const lines = (...parts: (string | false)[]): string => parts.filter(part => part !== false).join('\n')

export const curlAuth = (client: SnippetClient): string => {
  if (client.token_endpoint_auth_method === 'client_secret_basic') return '-u "$CLIENT_ID:$CLIENT_SECRET"'
  const secret = needsSecret(client) ? ' -d client_secret="$CLIENT_SECRET"' : ''
  return `-d client_id="$CLIENT_ID"${secret}`
}

const nodeSecret = (secret: string | undefined): string =>
  secret === undefined ? 'env.CLIENT_SECRET' : `'${secret}'`

function nodeAuth({ client, secret }: Given): string {
  const { token_endpoint_auth_method: method } = client
  if (method === 'private_key_jwt')
    return "client.PrivateKeyJwt(await crypto.subtle.importKey(\n    'jwk', JSON.parse(env.PRIVATE_JWK), { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']))"
  if (method === 'none') return 'client.None()'
  const way = method === 'client_secret_basic' ? 'ClientSecretBasic' : 'ClientSecretPost'
  return `client.${way}(${nodeSecret(secret)})`
}

export function importsOf({ client, secret }: Given): string[] {
  const needsEnvironment = client.type === 'confidential' && secret === undefined
  return [
    ...(needsEnvironment ? [`import { env } from 'node:process'`] : []),
    `import * as client from 'openid-client'`,
  ]
}

export function discovery(given: Given): string[] {
  const { client, issuer } = given
  // The library refuses plain http unless told otherwise: only a service on one's own machine has it.
  const options = issuer.startsWith('http:') ? ', { execute: [client.allowInsecureRequests] }' : ''
  const alg = client.id_token_signed_response_alg
  return [
    'const config = await client.discovery(',
    `  new URL('${issuer}'),`,
    `  '${client.client_id}',`,
    `  { id_token_signed_response_alg: '${alg}' },`,
    `  ${nodeAuth(given)}${options},`,
    ')',
  ]
}
