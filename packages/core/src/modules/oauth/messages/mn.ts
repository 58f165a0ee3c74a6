import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'scope.openid': 'Таныг хэн болохыг баталгаажуулах',
  'scope.profile': 'Нэр болон бүртгэлийн мэдээллийг харах',
  'scope.email': 'И-мэйл хаягийг харах',
  'scope.phone': 'Утасны дугаарыг харах',
  'scope.offline_access': 'Таны эзгүйд ч холболтоо хадгалах',
  'scope.shell': 'Танай төхөөрөмж дээрх программд таны нэрээр ажлын талбар нээх',
  'scope.erp.read': 'Байгууллагын ERP мэдээллийг унших',
  'scope.erp.write': 'Байгууллагын ERP мэдээллийг өөрчлөх',
  'scope.national_identifiers': 'Регистрийн дугаар, иргэний бүртгэлийн дугаарыг харах',
  'problem.interaction_expired': 'Нэвтрэх хүсэлтийн хугацаа дууссан',
  'problem.interaction_expired.detail':
    'Хүсэлт хуучирсан, эсвэл өөр хөтөч дээр эхэлсэн байна. Апп руугаа буцаж дахин эхлүүлнэ үү.',
  'problem.tenant_not_choosable': 'Байгууллага сонгох боломжгүй',
  'problem.tenant_not_choosable.detail': 'Энэ апп нэг байгууллагынх тул өөр байгууллага сонгох боломжгүй.',
  'problem.user_code_unknown': 'Ийм код олдсонгүй',
  'problem.user_code_unknown.detail': 'Төхөөрөмж дээр гарсан кодыг үсэг бүрээр нь шалгаад дахин оруулна уу.',
  'problem.user_code_expired': 'Кодын хугацаа дууссан',
  'problem.user_code_expired.detail': 'Төхөөрөмж дээрээ шинэ код авч, түүнийгээ оруулна уу.',
  'problem.user_code_used': 'Энэ кодыг аль хэдийн ашигласан',
  'problem.user_code_used.detail':
    'Нэг кодыг ганцхан удаа ашиглана. Шаардлагатай бол төхөөрөмж дээрээ шинэ код авна уу.',
  'audit.keys.rotated': 'Гарын үсгийн түлхүүрийг сольсон',
  'audit.consents.given': 'Аппад зөвшөөрөл өгсөн',
  'audit.consents.withdrawn': 'Аппад өгсөн зөвшөөрлөө буцаасан',
  'audit.oauth.code_reused': 'Ашигласан нэвтрэх кодыг дахин ирүүлсэн тул токенуудыг хүчингүй болгосон',
  'audit.oauth.device_code_reused':
    'Ашигласан төхөөрөмжийн кодыг дахин ирүүлсэн тул токенуудыг хүчингүй болгосон',
  'audit.oauth.device_refused': 'Төхөөрөмжийг нэвтрүүлэхээс татгалзсан',
  'audit.oauth.user_codes_guessed': 'Төхөөрөмжийн кодыг тааж оролдсон тул түр хориглосон',
  'audit.oauth.refresh_token_reused':
    'Ашигласан сэргээх токеныг дахин ирүүлсэн тул токенуудыг хүчингүй болгосон',
  'audit.oauth.refresh_token_without_key': 'Өөр төхөөрөмжийн сэргээх токеныг түлхүүргүй ашиглах гэсэн',
  'problem.not_in_audience': 'Энэ аппыг нээх эрх танд алга',
  'problem.not_in_audience.detail':
    'Админ энэ аппыг тодорхой үүрэг, нэгжийн хүмүүст нээсэн байна. Танд хэрэгтэй бол админдаа хандана уу.',
})
