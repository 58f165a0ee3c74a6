import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'app.egov.name': 'Цахим засаглал',
  'app.egov.description': 'Төрийн үйлчилгээ, улсын бүртгэлтэй холбогдох апп.',
})
