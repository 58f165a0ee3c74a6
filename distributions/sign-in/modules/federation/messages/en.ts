import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'app.sso-federation.name': 'Federation',
  'app.sso-federation.description': 'Lets people sign in through trusted identity providers.',
  'problem.provider_slug_taken': 'A provider with this short name already exists',
  'problem.provider_slug_taken.detail': 'Choose another short name (slug).',
  'problem.administrator_required': 'Only an administrator can do this',
  'problem.administrator_required.detail':
    'To recognise members by e-mail, or to give whatever role the provider names, can give anybody’s rights in the organisation and so takes an administrator.',
  'field.issuer_malformed': 'Write an issuer such as https://login.example.mn',
  'field.issuer_insecure': 'The issuer must begin with https://; http:// is possible for localhost only',
  'field.scope_openid': 'The scopes must contain “openid”',
  'field.logo_https': 'The address of the picture must begin with https://',
  'audit.federation.domain_proven': 'Proved that a domain is the organisation’s',
  'audit.federation.domain_lost': 'The proof of a domain is gone',
  'federation.domain.missing':
    'There is no such record in the DNS. After it was added it may take hours to spread',
  'federation.domain.unanswered': 'The DNS did not answer. Check again later',
  'audit.federation.provider_created': 'Identity provider registered',
  'audit.federation.provider_changed': 'Identity provider changed',
  'audit.federation.provider_enabled': 'Identity provider enabled',
  'audit.federation.provider_disabled': 'Identity provider disabled',
  'audit.federation.provider_deleted': 'Identity provider deleted',
  'audit.federation.sessions_ended': 'Ended the sessions that came through an identity provider',
  'federation.sessions_ended.disabled': 'The identity provider “{name}” was disabled',
  'federation.sessions_ended.deleted': 'The identity provider “{name}” was deleted',
  'audit.federation.member_created': 'Member created at the first sign-in through an identity provider',
  'audit.federation.linked': 'Member linked to an identity provider',
  'audit.federation.unlinked': 'Link of a member to an identity provider removed',
  'audit.federation.roles_changed': 'Roles of a member brought up to date by an identity provider',
  'permission.sso_federation.read': 'See identity providers and links',
  'permission.sso_federation.manage': 'Add, change and delete identity providers',
  'menu.federation': 'Federation',
})
