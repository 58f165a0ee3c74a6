import { curlDevice, isDevice, nodeDevice } from './device-snippets.ts'
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

export const SNIPPETS = ['curl', 'openid_client', 'oidc_client_ts', 'spring', 'apache'] as const
export type Snippet = (typeof SNIPPETS)[number]

const isMachine = ({ grant_types }: SnippetClient) => !grant_types.includes('authorization_code')
const redirectOf = ({ redirect_uris }: SnippetClient) => redirect_uris[0] ?? 'https://app.example.mn/callback'
const isWeb = (address: string) => /^https?:/.test(address)

/** What fits the client: servers keep secrets, pages and devices do not, and machines sign nobody in. */
export function snippetsFor(client: SnippetClient): Snippet[] {
  if (client.token_endpoint_auth_method === 'private_key_jwt') return ['openid_client']
  if (isDevice(client)) return ['curl', 'openid_client']
  if (isMachine(client)) return ['curl', 'openid_client', 'spring']
  if (client.type === 'public')
    return isWeb(redirectOf(client)) ? ['curl', 'oidc_client_ts', 'openid_client'] : ['curl']
  // Neither of the two verifies EdDSA.
  return client.id_token_signed_response_alg === 'EdDSA'
    ? ['curl', 'openid_client']
    : ['curl', 'openid_client', 'spring', 'apache']
}

export function snippet(name: Snippet, given: Given): string {
  if (isDevice(given.client)) return name === 'curl' ? curlDevice(given) : nodeDevice(given)
  if (name === 'curl') return isMachine(given.client) ? curlMachine(given) : curl(given)
  if (name === 'openid_client') return isMachine(given.client) ? nodeMachine(given) : node(given)
  if (name === 'oidc_client_ts') return browser(given)
  if (name === 'spring') return isMachine(given.client) ? springMachine(given) : spring(given)
  return apache(given)
}

// An address may hold an apostrophe; nothing else in a snippet can.
const inShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
const inScript = (text: string): string => `'${text.replaceAll("'", "\\'")}'`

/** In brackets: a shell reads them to the end before it begins, so that a paste does not answer its own question. */
function curl({ client, issuer, secret }: Given): string {
  const address = redirectOf(client)
  const query = new URLSearchParams({
    client_id: client.client_id,
    response_type: 'code',
    scope: scopeOf(client),
    redirect_uri: address,
    code_challenge_method: 'S256',
  })
  return lines(
    '(',
    `ISSUER='${issuer}'`,
    `CLIENT_ID='${client.client_id}'`,
    needsSecret(client) && shellSecret(secret),
    `REDIRECT_URI=${inShell(address)}`,
    'VERIFIER=$(openssl rand -hex 32)',
    `CHALLENGE=$(printf %s "$VERIFIER" | openssl dgst -sha256 -binary | openssl base64 -A | tr '+/' '-_' | tr -d '=')`,
    `echo "$ISSUER/oauth2/auth?${query}&code_challenge=$CHALLENGE"`,
    `printf 'code: '; read -r CODE`,
    `curl -s -w '\\n' "$ISSUER/oauth2/token" ${curlAuth(client)} \\`,
    '  -d grant_type=authorization_code -d code="$CODE" -d code_verifier="$VERIFIER" \\',
    '  --data-urlencode redirect_uri="$REDIRECT_URI"',
    ')',
  )
}

function curlMachine({ client, issuer, secret }: Given): string {
  return lines(
    `CLIENT_ID='${client.client_id}'`,
    shellSecret(secret),
    `curl -s -w '\\n' '${issuer}/oauth2/token' ${curlAuth(client)} \\`,
    `  -d grant_type=client_credentials --data-urlencode scope='${scopeOf(client)}'`,
  )
}

function node(given: Given): string {
  const { client } = given
  return lines(
    `import http from 'node:http'`,
    ...importsOf(given),
    '',
    `const redirectUri = ${inScript(redirectOf(client))}`,
    ...discovery(given),
    'const pkceCodeVerifier = client.randomPKCECodeVerifier()',
    'const expectedState = client.randomState()',
    'const signIn = client.buildAuthorizationUrl(config, {',
    '  redirect_uri: redirectUri,',
    `  scope: '${scopeOf(client)}',`,
    '  code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),',
    `  code_challenge_method: 'S256',`,
    '  state: expectedState,',
    '})',
    '',
    'const { pathname, port } = new URL(redirectUri)',
    'const server = http.createServer(async (request, response) => {',
    '  const url = new URL(request.url, redirectUri)',
    `  if (![pathname, '/'].includes(url.pathname)) return response.writeHead(404).end()`,
    `  if (!url.searchParams.has('state')) return response.writeHead(302, { location: signIn.href }).end()`,
    '  try {',
    '    const tokens = await client.authorizationCodeGrant(config, url, { pkceCodeVerifier, expectedState })',
    ...shown(client),
    '  } catch (error) {',
    '    response.writeHead(400).end(String(error.error ?? error))',
    '  }',
    '})',
    "server.listen(port || 3000, () => console.log(new URL('/', redirectUri).href))",
  )
}

/** Who signed in, as the browser shows it: names are not in the ID token, and not in ASCII. */
function shown({ scopes }: SnippetClient): string[] {
  const json = `    response.setHeader('content-type', 'application/json').end(JSON.stringify(`
  if (!scopes.includes('openid')) return [`${json}tokens, null, 2))`]
  return [
    '    const person = await client.fetchUserInfo(config, tokens.access_token, tokens.claims().sub)',
    `${json}person, null, 2))`,
  ]
}

function nodeMachine(given: Given): string {
  return lines(
    ...importsOf(given),
    '',
    ...discovery(given),
    `const tokens = await client.clientCredentialsGrant(config, { scope: '${scopeOf(given.client)}' })`,
    'console.log(tokens.access_token)',
  )
}

function browser({ client, issuer }: Given): string {
  return lines(
    `import { UserManager } from 'oidc-client-ts'`,
    '',
    'const manager = new UserManager({',
    `  authority: '${issuer}',`,
    `  client_id: '${client.client_id}',`,
    `  redirect_uri: ${inScript(redirectOf(client))},`,
    `  scope: '${scopeOf(client)}',`,
    '})',
    '',
    `if (new URLSearchParams(location.search).has('code')) {`,
    '  const user = await manager.signinRedirectCallback()',
    `  history.replaceState(null, '', location.pathname)`,
    '  console.log(user.profile)',
    '} else if (!(await manager.getUser())) {',
    '  await manager.signinRedirect()',
    '}',
  )
}

const yamlSecret = (secret: string | undefined): string => secret ?? `\${CLIENT_SECRET}`

function springYaml({ client, issuer, secret }: Given, grant: string): string {
  return lines(
    'spring:',
    '  security:',
    '    oauth2:',
    '      client:',
    '        registration:',
    '          tamga:',
    `            client-id: "${client.client_id}"`,
    `            client-secret: "${yamlSecret(secret)}"`,
    `            client-authentication-method: ${client.token_endpoint_auth_method}`,
    `            authorization-grant-type: ${grant}`,
    !isMachine(client) && `            redirect-uri: "${redirectOf(client)}"`,
    `            scope: ${client.scopes.join(',')}`,
    '        provider:',
    '          tamga:',
    `            issuer-uri: "${issuer}"`,
  )
}

const springMachine = (given: Given): string => springYaml(given, 'client_credentials')

// Spring expects RS256 unless told otherwise, and before version 7 sends PKCE for public clients alone.
function spring(given: Given): string {
  const { client } = given
  return lines(
    springYaml(given, 'authorization_code'),
    '---',
    '@Bean',
    'SecurityFilterChain security(HttpSecurity http, ClientRegistrationRepository clients) throws Exception {',
    '  var requests = new DefaultOAuth2AuthorizationRequestResolver(clients, "/oauth2/authorization");',
    '  requests.setAuthorizationRequestCustomizer(OAuth2AuthorizationRequestCustomizers.withPkce());',
    '  return http',
    '    .authorizeHttpRequests(all -> all.anyRequest().authenticated())',
    '    .oauth2Login(login -> login',
    '      .authorizationEndpoint(end -> end.authorizationRequestResolver(requests))',
    `      .redirectionEndpoint(end -> end.baseUri("${URL.parse(redirectOf(client))?.pathname ?? '/'}")))`,
    '    .build();',
    '}',
    '',
    '@Bean',
    'JwtDecoderFactory<ClientRegistration> idTokens() {',
    '  var factory = new OidcIdTokenDecoderFactory();',
    `  factory.setJwsAlgorithmResolver(client -> SignatureAlgorithm.${client.id_token_signed_response_alg});`,
    '  return factory;',
    '}',
  )
}

function apache({ client, issuer, secret }: Given): string {
  return lines(
    `OIDCProviderMetadataURL ${issuer}/.well-known/openid-configuration`,
    `OIDCClientID "${client.client_id}"`,
    `OIDCClientSecret "${yamlSecret(secret)}"`,
    `OIDCRedirectURI "${redirectOf(client)}"`,
    'OIDCCryptoPassphrase "exec:/usr/bin/openssl rand -hex 32"',
    `OIDCProviderTokenEndpointAuth ${client.token_endpoint_auth_method}`,
    `OIDCIDTokenSignedResponseAlg ${client.id_token_signed_response_alg}`,
    `OIDCScope "${scopeOf(client)}"`,
    'OIDCPKCEMethod S256',
    '',
    '<Location />',
    '  AuthType openid-connect',
    '  Require valid-user',
    '</Location>',
  )
}
