import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'app.sso-clients.name': 'Connected applications',
  'app.sso-clients.description':
    'Registers the applications that sign people in through OAuth2 and OpenID Connect.',
  'problem.client_inconsistent': 'The settings of the application contradict each other',
  'problem.client_inconsistent.detail': 'Bring the fields listed into agreement and send them again.',
  'problem.client_without_secret': 'This application has no secret',
  'problem.client_without_secret.detail':
    'It is a public application or signs with a key of its own, so there is no secret to rotate.',
  'problem.default_client': 'The default application follows the settings of the installation',
  'problem.default_client.detail':
    'Its name, redirect addresses and secret are changed with BRAND_NAME, SSO_DEFAULT_CLIENT_REDIRECT_URIS and SSO_DEFAULT_CLIENT_SECRET.',
  'problem.shell_client': 'The client of native shells',
  'problem.shell_client.detail':
    'It is part of the product: it can be disabled, but neither changed nor removed.',
  'field.address_malformed': 'Write a complete address such as https://app.example.mn/callback',
  'field.address_fragment': 'The address must not have a part after “#”',
  'field.address_wildcard': 'The address is compared exactly: “*” is not allowed',
  'field.address_userinfo': 'The address must not contain a user name or password',
  'field.address_https': 'The address must begin with https://; http:// is possible for localhost only',
  'field.address_scheme': 'This kind of address is not allowed. Use an https:// address',
  'field.address_custom_scheme':
    'Only a public application may use an address such as com.example.app:/callback',
  'field.address_private':
    'An address inside the network cannot be called. The operator may add it to OUTBOUND_ALLOW',
  'field.redirect_host_not_allowed': '“{host}” is not on the list of allowed hosts',
  'field.redirect_uri_missing': 'An application that signs people in needs at least one redirect address',
  'field.confidential_only': 'Only a confidential application may use this',
  'field.needs_authorization_code': 'This is possible only together with authorization_code or device_code',
  'field.grant_switched_off':
    'This is switched off here. The operator switches it on with “device” in OAUTH_EXTENSIONS',
  'field.needs_refresh_token': 'This is possible only together with refresh_token',
  'field.public_without_secret': 'A public application cannot keep a secret: it must be “none”',
  'field.confidential_authenticates': '“none” is for public applications only',
  'field.jwks_missing': 'private_key_jwt needs the public keys (JWKS) of the application',
  'field.jwks_unused': 'Keys (JWKS) are for private_key_jwt only',
  'field.longer_than_refresh_max': 'It must not be longer than refresh_max',
  'field.key_private': 'This is a private key. Give only its public part, and replace the key',
  'field.key_unusable': 'Signatures cannot be verified with this key (RSA needs at least 2048 bits)',
  'field.resource_unknown': 'This address is not in OAUTH_RESOURCES',
  'field.scope_unknown': 'There is no such scope',
  'field.type_fixed': 'The type of an application cannot be changed later. Register a new one',
  'problem.redirect_host_not_allowed': 'This redirect address is not allowed',
  'problem.redirect_host_not_allowed.detail':
    'The host of the redirect address is not on the list of allowed hosts. Ask the operator to add it to OAUTH_REDIRECT_HOSTS.',
  'permission.sso_clients.read': 'See connected applications',
  'permission.sso_clients.manage': 'Register and change connected applications and rotate their secrets',
  'menu.clients': 'Connected applications',
  'audit.clients.created': 'Connected application registered',
  'audit.clients.changed': 'Connected application changed',
  'audit.clients.deleted': 'Connected application deleted',
  'audit.clients.secret_rotated': 'Secret of a connected application rotated',
  'audit.clients.enabled': 'Connected application enabled',
  'audit.clients.disabled': 'Connected application disabled',
  'field.needs_client_credentials': 'The application needs the grant client_credentials',
  'field.unknown_service_account': 'There is no such service account',
  'field.audience_empty': 'Choose at least one role or unit',
  'field.audience_of_installation': 'An application of the whole installation cannot be limited to roles',
  'notification.secret_expiring': 'Secrets that run out',
  'notification.secret_expiring.soon.title': '{name}: the former secret is about to end',
  'notification.secret_expiring.soon.body':
    'After {expires_at} only the new one works. Make sure that the application has it.',
})
