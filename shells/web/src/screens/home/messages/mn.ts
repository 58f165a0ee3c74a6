import { plural, sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'home.title': 'Нүүр',
  'home.greeting': 'Сайн байна уу, {name}',
  'home.apps': 'Аппууд',
  'home.apps.search': 'Апп хайх',
  'home.apps.none': 'Танд нээлттэй апп алга',
  'home.apps.none.text': 'Байгууллагын админ танд үүрэг олгомогц аппууд энд харагдана.',
  'home.apps.unmatched': 'Ийм апп олдсонгүй',
  'home.own': 'Миний бүртгэл',
  'home.own.identity': 'Хувийн мэдээлэл',
  'home.own.identity.text': 'Нэр, и-мэйл, утасны дугаараа шинэчлэх',
  'home.own.sessions': 'Миний нэвтрэлтүүд',
  'home.own.sessions.text': 'Хаанаас, ямар төхөөрөмжөөр нэвтэрснээ харах, танихгүйг нь таслах',
  'home.own.applications': 'Зөвшөөрөл өгсөн аппууд',
  'home.own.applications.text': 'Мэдээлэлд тань ханддаг аппуудыг харах, зөвшөөрлөө цуцлах',
  'home.own.password': 'Нууц үг',
  'home.own.password.text': 'Нууц үгээ солих',
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
  'home.reviews': 'Миний хянах эрхүүд',
  'home.reviews.due': 'Дуусах хугацаа: {time}',
  'home.reviews.none': 'Шийдэх зүйл алга',
  'home.attention.reviews_waiting': plural('count', {
    one: '{count} эрх таны шийдвэрийг хүлээж байна.',
    other: '{count} эрх таны шийдвэрийг хүлээж байна.',
  }),
  'home.attention.targets_failing': plural('count', {
    one: '{count} хүлээн авагч системд хэрэглэгч түгээж чадахгүй байна.',
    other: '{count} хүлээн авагч системд хэрэглэгч түгээж чадахгүй байна.',
  }),
  'home.attention.targets_paused': plural('count', {
    one: '{count} хүлээн авагч системийн хасалт таны зөвшөөрлийг хүлээж байна.',
    other: '{count} хүлээн авагч системийн хасалт таны зөвшөөрлийг хүлээж байна.',
  }),
  'home.activity': 'Сүүлийн үйлдлүүд',
  'home.activity.own': 'Таны сүүлийн үйлдлүүд',
  'home.activity.all': 'Бүгдийг харах',
  'home.activity.none': 'Одоогоор үйлдэл бүртгэгдээгүй байна.',
})
