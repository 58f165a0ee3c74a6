import type { Settings } from '../../../kernel/settings/settings.ts'
import { PATHS } from '../engine/paths.ts'

type Schema = Readonly<Record<string, unknown>>

const TAG = 'Sign-in provider'

const content = (type: string, schema: Schema = { type: 'object' }): Schema => ({ [type]: { schema } })

const OauthError = {
  type: 'object',
  required: ['error'],
  properties: { error: { type: 'string' }, error_description: { type: 'string' } },
}

const refused = (description: string): Schema => ({
  description,
  content: content('application/json', OauthError),
})

type Operation = {
  readonly id: string
  readonly summary: string
  readonly responses: Schema
  readonly parameters?: readonly string[]
  readonly form?: readonly string[]
}

const text = { type: 'string' }

const operation = ({ id, summary, responses, parameters = [], form }: Operation): Schema => ({
  operationId: `oauth.${id}`,
  tags: [TAG],
  summary,
  ...(parameters.length > 0 && {
    parameters: parameters.map(name => ({ name, in: 'query', schema: text })),
  }),
  ...(form && {
    requestBody: {
      required: true,
      content: content('application/x-www-form-urlencoded', {
        type: 'object',
        properties: Object.fromEntries(form.map(name => [name, text])),
      }),
    },
  }),
  responses,
  security: [],
  'x-access': 'open',
})

const json = { 200: { description: 'Done', content: content('application/json') } }
const onwards = {
  303: { description: 'The browser goes on to the address in `Location`' },
  400: refused('The request is wrong, and nobody is sent anywhere'),
}
const judged = {
  ...json,
  400: refused('The request is wrong (RFC 6749 §5.2)'),
  401: refused('The client did not prove who it is'),
}

const read = (id: string, summary: string, more: Partial<Operation> = {}): Schema => ({
  get: operation({ id, summary, responses: json, ...more }),
})
const post = (id: string, summary: string, form: readonly string[]): Schema => ({
  post: operation({ id, summary, form, responses: judged }),
})

const AUTHORIZATION = [
  'client_id',
  'response_type',
  'redirect_uri',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'prompt',
  'max_age',
  'ui_locales',
  'login_hint',
  'id_token_hint',
  'claims',
  'response_mode',
]
const CLIENT = ['client_id', 'client_secret', 'client_assertion_type', 'client_assertion']
const TOKEN = ['grant_type', 'code', 'redirect_uri', 'code_verifier', 'refresh_token', 'scope', 'resource']

const LOGOUT = ['id_token_hint', 'client_id', 'post_logout_redirect_uri', 'state', 'ui_locales']

function extensions({ OAUTH_EXTENSIONS }: Pick<Settings, 'OAUTH_EXTENSIONS'>): Record<string, Schema> {
  const has = (name: string) => OAUTH_EXTENSIONS.some(one => one === name)
  return {
    ...(has('par') && {
      [PATHS.pushed_authorization_request]: post('par', 'Push an authorization request (RFC 9126)', [
        ...AUTHORIZATION,
        ...CLIENT.slice(1),
      ]),
    }),
    ...(has('device') && {
      [PATHS.device_authorization]: post('device_authorization', 'Get codes for a device (RFC 8628)', [
        'scope',
        ...CLIENT,
      ]),
    }),
  }
}

/** The endpoints of OAuth2 and OpenID Connect, which the engine serves instead of the endpoint table. */
export const oauthPaths = (settings: Pick<Settings, 'OAUTH_EXTENSIONS'>): Record<string, Schema> => ({
  '/.well-known/openid-configuration': read(
    'discovery',
    'What the provider offers (OpenID Connect Discovery 1.0)',
  ),
  '/.well-known/oauth-authorization-server': read('metadata', 'The same (RFC 8414)'),
  '/.well-known/oauth-protected-resource': read('resource', 'Where tokens for the API come from (RFC 9728)'),
  '/.well-known/oauth-protected-resource/api/v1': read('resource_api', 'The same, by the path of the API'),
  [PATHS.jwks]: read('jwks', 'Public keys of the provider (RFC 7517)'),
  [PATHS.authorization]: {
    ...read('authorize', 'Sign a person in for an application', {
      parameters: AUTHORIZATION,
      responses: onwards,
    }),
    post: operation({
      id: 'authorize_by_form',
      summary: 'The same, sent as a form',
      form: AUTHORIZATION,
      responses: onwards,
    }),
  },
  [PATHS.token]: post('token', 'Exchange a code or a refresh token, or get a token for the client itself', [
    ...TOKEN,
    ...CLIENT,
  ]),
  [PATHS.introspection]: post('introspect', 'Whether a token is active (RFC 7662)', [
    'token',
    'token_type_hint',
    ...CLIENT,
  ]),
  [PATHS.revocation]: post('revoke', 'Revoke a token (RFC 7009)', ['token', 'token_type_hint', ...CLIENT]),
  [PATHS.userinfo]: {
    ...read('userinfo', 'Claims of the signed-in person', { responses: judged }),
    post: operation({ id: 'userinfo_by_form', summary: 'The same, sent as a form', responses: judged }),
  },
  [PATHS.end_session]: {
    ...read('logout', 'Sign out at the wish of an application', { parameters: LOGOUT, responses: onwards }),
    post: operation({
      id: 'logout_by_form',
      summary: 'The same, sent as a form',
      form: LOGOUT,
      responses: onwards,
    }),
  },
  ...extensions(settings),
})
