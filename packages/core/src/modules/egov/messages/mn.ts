import { sourceCatalog } from '../../../kernel/i18n/catalog.ts'

export const mn = sourceCatalog({
  'app.egov.name': 'Цахим засаглал',
  'app.egov.description': 'Төрийн үйлчилгээ, улсын бүртгэлтэй холбогдох апп.',
})
