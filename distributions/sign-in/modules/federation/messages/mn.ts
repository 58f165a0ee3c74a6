import { sourceCatalog } from '@tamga/core'

export const mn = sourceCatalog({
  'app.sso-federation.name': 'Холбоот нэвтрэлт',
  'app.sso-federation.description': 'Итгэмжлэгдсэн гадны танилт олгогчоор дамжуулан нэвтрэх боломж олгоно.',
})
