import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.sso_expired': 'The sign-in attempt is no longer valid',
  'problem.sso_expired.detail':
    'It took too long, was used already or began in another browser. Start again from the sign-in page.',
  'problem.sso_unavailable': 'Signing in through this provider is not possible now',
  'problem.sso_unavailable.detail':
    'The identity provider does not answer or is switched off. Try again in a while, or sign in another way.',
  'problem.sso_denied': 'The identity provider refused the sign-in',
  'problem.sso_denied.detail':
    'You cancelled it, or you are not allowed in there. Try again, or ask your administrator.',
  'problem.sso_failed': 'The answer of the identity provider could not be verified',
  'problem.sso_failed.detail':
    'For your safety you were not signed in. Try again; if it persists, give your administrator the request number (request_id).',
  'problem.sso_not_invited': 'You do not have access to this organisation',
  'problem.sso_not_invited.detail':
    'The identity provider knows you, but there is no account for you here. Ask the administrator for an invitation.',
  'problem.sso_invitation_pending': 'Accept your invitation first',
  'problem.sso_invitation_pending.detail':
    'You were invited. Accept the invitation with the link in the e-mail, then sign in again.',
  'problem.sso_email_missing': 'The identity provider gave no e-mail address',
  'problem.sso_email_missing.detail':
    'A new person needs an e-mail address. The administrator can check the scopes and the claim mapping.',
  'problem.sso_already_linked': 'Your account is linked to another user of the identity provider',
  'problem.sso_already_linked.detail':
    'Sign in with the earlier user, or ask the administrator to remove the old link.',
  'problem.secret_key_changed': 'The stored secret cannot be opened',
  'problem.secret_key_changed.detail':
    'SSO_SECRET_KEY was changed. Enter the secret again, or let the operator add the earlier key to SSO_SECRET_KEYS_OLD.',
  'problem.logout_token_invalid': 'The logout token is not valid',
  'problem.logout_token_invalid.detail':
    'It is not the identity provider’s, is past its time or was used already.',
  'field.own_path': 'Must be a path of this system that begins with “/”',
  'audit.tenant.domain_assigned': 'The operator gave a domain to the organisation',
  'audit.tenant.domain_withdrawn': 'The operator took a domain from the organisation',
  'field.domain_malformed': 'Write a domain such as example.mn',
  'field.domain_public': 'This is the domain of a public mail service, not of an organisation',
  'field.unknown_tenant': 'There is no such organisation',
  'sso.check.secret.ok': 'The secret is stored and can be opened',
  'sso.check.secret.none': 'No secret: we are a public application there',
  'sso.check.address.ok': 'The address is well formed',
  'sso.check.address.malformed': 'The address is not well formed',
  'sso.check.address.insecure': 'The address must begin with https://',
  'sso.check.address.private':
    'The address lies inside the network. The operator may add it to OUTBOUND_ALLOW',
  'sso.check.dns.ok': 'The host name was found',
  'sso.check.dns.failed': 'The host name was not found. Check the address',
  'sso.check.dns.literal': 'The address is a number: there is no name to look up',
  'sso.check.dns.not_run': 'Not run',
  'sso.check.connection.ok': 'The connection was made',
  'sso.check.connection.failed': 'The server did not accept the connection',
  'sso.check.connection.timeout': 'The server did not answer in time',
  'sso.check.connection.failing':
    'The server failed repeatedly and is left alone for a while. Check again in half a minute',
  'sso.check.tls.ok': 'The connection is protected',
  'sso.check.tls.failed': 'The TLS certificate of the server could not be verified',
  'sso.check.tls.plain': 'No TLS: the connection is not encrypted',
  'sso.check.discovery.ok': 'The OpenID Connect document was found',
  'sso.check.discovery.status': 'The address of the document answered {status}. Check the issuer',
  'sso.check.discovery.not_json': 'The answer is not an OpenID Connect document',
  'sso.check.discovery.too_large': 'The answer is too large',
  'sso.check.discovery.redirected': 'The server redirects elsewhere. Give the final address',
  'sso.check.issuer.ok': 'The issuer is exactly the one given',
  'sso.check.issuer.mismatch': 'The provider calls itself “{issuer}”. Write the issuer exactly so',
  'sso.check.endpoints.ok': 'All needed addresses are there',
  'sso.check.endpoints.missing': 'These addresses are missing: {names}',
  'sso.check.endpoints.insecure': '{name} must begin with https://',
  'sso.check.endpoints.blocked':
    '{name} is in an internal network and may not be called. The operator can add it to OUTBOUND_ALLOW',
  'sso.check.endpoints.unreachable': '{name} did not answer',
  'sso.check.keys.ok': 'The signing keys were read',
  'sso.check.keys.unreachable': 'The signing keys (JWKS) could not be read',
  'sso.check.keys.none': 'There is no signing key',
  'sso.check.algorithms.ok': 'A safe signing algorithm is supported',
  'sso.check.algorithms.none': 'No safe signing algorithm (such as RS256 or ES256) is supported',
  'audit.sso.refused': 'A sign-in through another provider was refused',
})
