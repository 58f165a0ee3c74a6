import { sourceCatalog } from '../../../kernel/i18n/catalog.ts'

export const mn = sourceCatalog({
  'app.sso-clients.name': 'Холбогдсон аппууд',
  'app.sso-clients.description': 'Байгууллагын аппуудыг OAuth2, OpenID Connect-ээр нэвтрэлттэй холбоно.',
})
