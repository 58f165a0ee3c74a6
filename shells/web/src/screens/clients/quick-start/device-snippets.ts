import { DEVICE_GRANT } from '../client-kind.ts'
import {
  curlAuth,
  discovery,
  type Given,
  importsOf,
  lines,
  needsSecret,
  type SnippetClient,
  scopeOf,
  shellSecret,
} from './snippet-parts.ts'

/** Nobody comes back to it: people type its code elsewhere (RFC 8628). */
export const isDevice = ({ grant_types }: Pick<SnippetClient, 'grant_types'>): boolean =>
  grant_types.includes(DEVICE_GRANT) && !grant_types.includes('authorization_code')

/** Asks for a code, shows where to type it, and polls until somebody has decided. */
export function curlDevice({ client, issuer, secret }: Given): string {
  return lines(
    '(',
    `ISSUER='${issuer}'`,
    `CLIENT_ID='${client.client_id}'`,
    needsSecret(client) && shellSecret(secret),
    `ASKED=$(curl -s "$ISSUER/oauth2/device_authorization" ${curlAuth(client)} \\`,
    `  --data-urlencode scope='${scopeOf(client)}')`,
    `pick() { printf %s "$ASKED" | sed -n "s/.*\\"$1\\":\\"\\([^\\"]*\\)\\".*/\\1/p"; }`,
    'echo "$(pick verification_uri)  $(pick user_code)"',
    'while sleep 5; do',
    `  TOKENS=$(curl -s "$ISSUER/oauth2/token" ${curlAuth(client)} \\`,
    `    -d grant_type=${DEVICE_GRANT} -d device_code="$(pick device_code)")`,
    '  case "$TOKENS" in *authorization_pending*|*slow_down*) ;; *) break ;; esac',
    'done',
    `printf '%s\\n' "$TOKENS"`,
    ')',
  )
}

export function nodeDevice(given: Given): string {
  return lines(
    ...importsOf(given),
    '',
    ...discovery(given),
    `const asked = await client.initiateDeviceAuthorization(config, { scope: '${scopeOf(given.client)}' })`,
    'console.log(asked.verification_uri, asked.user_code)',
    'const tokens = await client.pollDeviceAuthorizationGrant(config, asked)',
    'console.log(tokens.claims())',
  )
}
