import { plural, sourceCatalog } from '@tamga/core/i18n'

export const mn = sourceCatalog({
  'home.title': 'Нүүр',
  'home.greeting': 'Сайн байна уу, {name}',
  'home.apps': 'Аппууд',
  'home.apps.search': 'Апп хайх',
  'home.apps.none': 'Танд нээлттэй апп алга',
  'home.apps.none.text': 'Байгууллагын админ танд үүрэг олгомогц аппууд энд харагдана.',
  'home.apps.unmatched': 'Ийм апп олдсонгүй',
  'home.numbers': 'Сүүлийн 14 хоног',
  'home.numbers.trend': '{label}, өдрөөр',
  'home.sign_ins': 'Нэвтэрсэн удаа',
  'home.refused': 'Амжилтгүй оролдлого',
  'home.sessions': 'Идэвхтэй нэвтрэлт',
  'home.members': 'Гишүүд',
  'home.attention': 'Анхаарах зүйлс',
  'home.attention.none': 'Анхаарах зүйл алга, бүгд хэвийн байна.',
  'home.attention.email_unverified': 'Таны и-мэйл хаяг баталгаажаагүй байна.',
  'home.attention.secret_key_missing':
    'Суулгацын нууц түлхүүр (SSO_SECRET_KEY) тохируулаагүй тул гадаад системийн нууцыг хадгалах боломжгүй.',
  'home.attention.single_administrator':
    'Байгууллага ганцхан админтай байна. Дахин нэг хүнд админы үүрэг олгоно уу.',
  'home.attention.mails_failed': plural('count', {
    one: '{count} и-мэйл хүргэгдсэнгүй.',
    other: '{count} и-мэйл хүргэгдсэнгүй.',
  }),
  'home.attention.invitations_expired': plural('count', {
    one: '{count} урилгын хугацаа дууссан байна.',
    other: '{count} урилгын хугацаа дууссан байна.',
  }),
  'home.attention.members_never_seen': plural('count', {
    one: '{count} гишүүн нэг ч удаа нэвтрээгүй байна.',
    other: '{count} гишүүн нэг ч удаа нэвтрээгүй байна.',
  }),
  'home.attention.apps_stopped': plural('count', {
    one: '{count} апп суулгасан ч идэвхгүй байна.',
    other: '{count} апп суулгасан ч идэвхгүй байна.',
  }),
  'home.activity': 'Сүүлийн үйлдлүүд',
  'home.activity.own': 'Таны сүүлийн үйлдлүүд',
  'home.activity.all': 'Бүгдийг харах',
  'home.activity.none': 'Одоогоор үйлдэл бүртгэгдээгүй байна.',
})
