import { sourceCatalog } from '@tamga/core'

export const mn = sourceCatalog({
  'app.sso-access-review.name': 'Эрхийн хяналт',
  'app.sso-access-review.description': 'Хэнд ямар үүрэг олгосныг үе үе нягталж, үлдээх эсвэл хасахыг шийднэ.',
})
