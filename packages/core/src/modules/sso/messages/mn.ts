import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.sso_expired': 'Нэвтрэх оролдлогын хугацаа дууссан',
  'problem.sso_expired.detail':
    'Хэт удсан, аль хэдийн ашигласан, эсвэл өөр хөтөч дээр эхэлсэн байна. Нэвтрэх хуудаснаас дахин эхлүүлнэ үү.',
  'problem.sso_unavailable': 'Энэ үйлчилгээгээр одоогоор нэвтрэх боломжгүй',
  'problem.sso_unavailable.detail':
    'Нэвтрэлтийн үйлчилгээ хариу өгөхгүй байна, эсвэл идэвхгүй болсон байна. Хэсэг хүлээгээд дахин оролдох, эсвэл өөр аргаар нэвтэрнэ үү.',
  'problem.sso_denied': 'Үйлчилгээ таныг нэвтрүүлэхээс татгалзлаа',
  'problem.sso_denied.detail':
    'Та нэвтрэлтийг цуцалсан, эсвэл танд эрх олгоогүй байна. Дахин оролдох, эсвэл админдаа хандана уу.',
  'problem.sso_failed': 'Нэвтрэлтийн үйлчилгээний хариуг баталгаажуулж чадсангүй',
  'problem.sso_failed.detail':
    'Таны аюулгүй байдлын үүднээс нэвтрүүлсэнгүй. Дахин оролдоод болохгүй бол админдаа хүсэлтийн дугаараа (request_id) хэлнэ үү.',
  'problem.sso_not_invited': 'Танд энэ байгууллагад нэвтрэх эрх алга',
  'problem.sso_not_invited.detail':
    'Нэвтрэлтийн үйлчилгээ таныг таньсан ч энд бүртгэл тань олдсонгүй. Байгууллагын админаас урилга аваарай.',
  'problem.sso_invitation_pending': 'Эхлээд урилгаа хүлээн авна уу',
  'problem.sso_invitation_pending.detail':
    'Танд урилга илгээсэн байна. И-мэйлээр ирсэн холбоосоор орж урилгаа хүлээн аваад дахин нэвтэрнэ үү.',
  'problem.sso_email_missing': 'Нэвтрэлтийн үйлчилгээ и-мэйл хаяг өгсөнгүй',
  'problem.sso_email_missing.detail':
    'Шинэ хүн бүртгэхэд и-мэйл хаяг хэрэгтэй. Админ хандах хүрээ, мэдээллийн харгалзааг шалгана уу.',
  'problem.sso_already_linked': 'Таны бүртгэл нэвтрэлтийн үйлчилгээний өөр хэрэглэгчтэй холбоотой байна',
  'problem.sso_already_linked.detail':
    'Өмнөх хэрэглэгчээрээ нэвтрэх, эсвэл хуучин холбоосыг админаар устгуулна уу.',
  'problem.secret_key_changed': 'Хадгалсан нууц түлхүүрийг нээж чадсангүй',
  'problem.secret_key_changed.detail':
    'SSO_SECRET_KEY солигдсон байна. Админ нууц түлхүүрийг дахин оруулах, эсвэл оператор хуучин түлхүүрийг SSO_SECRET_KEYS_OLD тохиргоонд нэмнэ.',
  'problem.logout_token_invalid': 'Гарах токен хүчингүй байна',
  'problem.logout_token_invalid.detail':
    'Токен нэвтрэлтийн үйлчилгээнийх биш, хугацаа нь дууссан, эсвэл аль хэдийн ашиглагдсан байна.',
  'field.own_path': 'Энэ системийн доторх зам («/» тэмдгээр эхэлсэн) байх ёстой',
  'audit.tenant.domain_assigned': 'Оператор домэйныг байгууллагад олгосон',
  'audit.tenant.domain_withdrawn': 'Оператор домэйныг байгууллагаас хассан',
  'field.domain_malformed': 'example.mn хэлбэртэй домэйн бичнэ үү',
  'field.domain_public': 'Энэ бол нийтийн и-мэйл үйлчилгээний домэйн, байгууллагынх биш',
  'field.unknown_tenant': 'Ийм байгууллага байхгүй',
  'sso.check.secret.ok': 'Нууц түлхүүр хадгалагдсан, нээгдэж байна',
  'sso.check.secret.none': 'Нууц түлхүүргүй (нийтийн төрлийн апп)',
  'sso.check.address.ok': 'Хаяг зөв бичигдсэн',
  'sso.check.address.malformed': 'Хаяг буруу бичигдсэн байна',
  'sso.check.address.insecure': 'Хаяг https:// гэж эхлэх ёстой',
  'sso.check.address.private': 'Хаяг дотоод сүлжээнийх байна. Оператор OUTBOUND_ALLOW тохиргоонд нэмж болно',
  'sso.check.dns.ok': 'Домэйн нэр олдсон',
  'sso.check.dns.failed': 'Домэйн нэр олдсонгүй. Хаягаа шалгана уу',
  'sso.check.dns.literal': 'Хаяг нь IP дугаар тул хайх домэйн нэр байхгүй',
  'sso.check.dns.not_run': 'Шалгаагүй',
  'sso.check.connection.ok': 'Холболт тогтсон',
  'sso.check.connection.failed': 'Сервер холболтыг хүлээж авсангүй',
  'sso.check.connection.timeout': 'Сервер хугацаандаа хариу өгсөнгүй',
  'sso.check.connection.failing':
    'Сервер дараалан амжилтгүй болсон тул түр хүлээж байна. Хагас минутын дараа дахин шалгана уу',
  'sso.check.tls.ok': 'Холболт хамгаалагдсан',
  'sso.check.tls.failed': 'Серверийн TLS гэрчилгээг баталгаажуулж чадсангүй',
  'sso.check.tls.plain': 'TLS алга: холболт шифрлэгдээгүй',
  'sso.check.discovery.ok': 'OpenID Connect-ийн тодорхойлолт олдсон',
  'sso.check.discovery.status': 'Тодорхойлолтын хаяг {status} гэж хариулсан. Issuer хаягаа шалгана уу',
  'sso.check.discovery.not_json': 'Хариу нь OpenID Connect-ийн тодорхойлолт биш байна',
  'sso.check.discovery.too_large': 'Хариу хэт том байна',
  'sso.check.discovery.redirected': 'Сервер өөр хаяг руу шилжүүлсэн. Эцсийн хаягийг нь бичнэ үү',
  'sso.check.issuer.ok': 'Issuer яг таарч байна',
  'sso.check.issuer.mismatch':
    'Нэвтрэлтийн үйлчилгээ өөрийгөө «{issuer}» гэж нэрлэж байна. Issuer-ийг яг ийнхүү бичнэ үү',
  'sso.check.endpoints.ok': 'Шаардлагатай бүх хаяг байна',
  'sso.check.endpoints.missing': 'Дараах хаяг алга: {names}',
  'sso.check.endpoints.insecure': '{name} хаяг https:// гэж эхлэх ёстой',
  'sso.check.endpoints.blocked':
    '{name} дотоод сүлжээнийх тул холбогдохыг зөвшөөрөөгүй. Оператор OUTBOUND_ALLOW тохиргоонд нэмж болно',
  'sso.check.endpoints.unreachable': '{name} хариу өгсөнгүй',
  'sso.check.keys.ok': 'Гарын үсгийн түлхүүрүүд уншигдсан',
  'sso.check.keys.unreachable': 'Гарын үсгийн түлхүүрийг (JWKS) уншиж чадсангүй',
  'sso.check.keys.none': 'Гарын үсгийн түлхүүр нэг ч алга',
  'sso.check.algorithms.ok': 'Гарын үсгийн аюулгүй алгоритм дэмжиж байна',
  'sso.check.algorithms.none': 'Гарын үсгийн аюулгүй алгоритм (RS256, ES256 г.м.) дэмжихгүй байна',
  'audit.sso.refused': 'Гадны нэвтрэлтийг зөвшөөрөөгүй',
})
