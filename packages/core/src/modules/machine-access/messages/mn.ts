import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.owner_required': 'Хариуцах хүн заах шаардлагатай',
  'problem.owner_required.detail': 'Үйлчилгээний бүртгэлийг хариуцах гишүүнийг заана уу.',
  'problem.too_many_tokens': 'Токен хэт олон байна',
  'problem.too_many_tokens.detail':
    'Нэг эзэмшигч {max}-аас илүү токентой байх боломжгүй. Хэрэгцээгүй болсныг нь цуцална уу.',
  'field.in_the_past': 'Ирээдүйн хугацаа байх ёстой',
  'audit.service_account.created': 'Үйлчилгээний бүртгэл үүсгэсэн',
  'audit.service_account.changed': 'Үйлчилгээний бүртгэлийг өөрчилсөн',
  'audit.service_account.deleted': 'Үйлчилгээний бүртгэлийг устгасан',
  'audit.api_token.created': 'Токен үүсгэсэн',
  'audit.api_token.rotated': 'Токены нууцыг сольсон',
  'audit.api_token.revoked': 'Токеныг цуцалсан',
  'menu.service_accounts': 'Үйлчилгээний бүртгэл',
  'notification.token_expiring': 'Дуусах дөхсөн токен',
  'notification.token_expiring.soon.title': '{name}: токены хугацаа дуусах гэж байна',
  'notification.token_expiring.soon.body':
    '{expires_at} хүртэл хүчинтэй. Ашиглаж буй програмд шинэ токен өгнө үү.',
  'notification.token_expiring.expired.title': '{name}: токены хугацаа дууссан',
  'notification.token_expiring.expired.body':
    'Дууссан өдөр: {expires_at}. Ашиглаж байсан програм нэвтэрч чадахгүй байж магадгүй.',
})
