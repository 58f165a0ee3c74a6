import type { Default, Distribution } from '@tamga/core'
import { catalog } from './catalog.ts'

/** In development the sign-in flavour runs beside this one, as `npm start` begins it. */
const peer: Default = ({ isProduction }) => (isProduction ? undefined : 'http://localhost:8080')

/** Nobody but the peer is called on this machine, and that in development alone. */
const allow: Default = ({ isProduction, value }) => {
  const issuer = value('SSO_PEER_ISSUER')
  if (isProduction || typeof issuer !== 'string') return ''
  const { hostname, port, protocol } = new URL(issuer)
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}

/** No modules of its own: the core with its own catalog and settings. People come through the sign-in flavour or by e-ID. */
export const government: Distribution = {
  name: 'government',
  catalog,
  modules: [],
  hasPeer: true,
  defaults: {
    PORT: '8081',
    DATA_DIR: 'var-government',
    COOKIE_NAME: 'tamga_gov',
    PASSWORD_LOGIN: 'off',
    EID_LOGIN_LEVEL: 'ADVANCED',
    EID_SIGN_LEVEL: 'QUALIFIED',
    SSO_PEER_ISSUER: peer,
    SSO_PEER_CLIENT_ID: ({ value }) => (value('SSO_PEER_ISSUER') === undefined ? undefined : 'government'),
    OUTBOUND_ALLOW: allow,
  },
}
