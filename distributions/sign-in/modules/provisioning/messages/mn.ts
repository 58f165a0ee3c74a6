import { sourceCatalog } from '@tamga/core'

export const mn = sourceCatalog({
  'app.sso-provisioning.name': 'Хэрэглэгч түгээлт',
  'app.sso-provisioning.description':
    'Гишүүдийн бүртгэлийг SCIM 2.0-оор бусад системд дамжуулж, өөрчлөлт бүрийг нь хүргэнэ.',
})
