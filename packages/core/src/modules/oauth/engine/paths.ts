/** Where the endpoints of the provider are. */
export const PATHS = {
  authorization: '/oauth2/auth',
  token: '/oauth2/token',
  introspection: '/oauth2/introspect',
  revocation: '/oauth2/revoke',
  userinfo: '/oauth2/userinfo',
  end_session: '/oauth2/logout',
  jwks: '/.well-known/jwks.json',
  pushed_authorization_request: '/oauth2/par',
  device_authorization: '/oauth2/device_authorization',
  // A page of ours: the engine only names it.
  code_verification: '/device',
} as const
