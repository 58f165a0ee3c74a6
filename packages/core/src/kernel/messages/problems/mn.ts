import { plural, sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.validation_failed': 'Оруулсан мэдээлэлд алдаа байна',
  'problem.validation_failed.detail': 'Алдаатай талбаруудыг засаад дахин илгээнэ үү.',
  'problem.unauthenticated': 'Та нэвтрээгүй байна',
  'problem.unauthenticated.detail':
    'Эхлээд нэвтэрнэ үү. Өмнө нь нэвтэрсэн бол нэвтрэлтийн тань хугацаа дууссан байж магадгүй.',
  'problem.permission_denied': 'Эрх хүрэхгүй байна',
  'problem.permission_denied.detail':
    'Энэ үйлдэлд «{permission}» эрх хэрэгтэй. Байгууллагынхаа админаас хүсэж болно.',
  'problem.app_not_installed': 'Модуль суулгаагүй байна',
  'problem.app_not_installed.detail':
    '«{app}» модуль танай байгууллагад суугаагүй эсвэл идэвхгүй байна. Админ үүнийг модулийн дэлгүүрээс суулгаж, идэвхжүүлж болно.',
  'problem.feature_disabled': 'Энэ боломж хаалттай байна',
  'problem.feature_disabled.detail':
    '«{feature}» боломжийг танай байгууллага идэвхжүүлээгүй байна. Админ үүнийг Тохиргоо > Боломжууд хэсгээс идэвхжүүлж болно.',
  'problem.cross_site_request': 'Өөр сайтаас ирсэн хүсэлтийг хүлээж авсангүй',
  'problem.cross_site_request.detail':
    'Аюулгүй байдлын үүднээс өөр сайтаас илгээсэн өөрчлөлтийг хийдэггүй. Манай хуудсыг шууд нээж дахин оролдоно уу.',
  'problem.not_found': 'Олдсонгүй',
  'problem.not_found.detail': 'Таны хайсан зүйл байхгүй, эсвэл танд харагдахгүй байна. Хаягаа шалгана уу.',
  'problem.wrong_state': 'Одоогийн төлөвт үүнийг хийх боломжгүй',
  'problem.wrong_state.detail':
    'Төлөв нь саяхан өөрчлөгдсөн байж магадгүй. Хуудсаа шинэчилж, төлөвийг нь шалгана уу.',
  'problem.stale_version': 'Өөр хүн түрүүлж өөрчилсөн байна',
  'problem.stale_version.detail':
    'Таныг засаж байх хооронд энэ мэдээлэл өөрчлөгджээ. Шинэчилж нээгээд засвараа дахин оруулна уу.',
  'problem.payload_too_large': 'Илгээсэн мэдээлэл хэт том байна',
  'problem.payload_too_large.detail': 'Зөвшөөрөх дээд хэмжээ: {limit}. Багасгаж эсвэл хувааж илгээнэ үү.',
  'problem.unsupported_media_type': 'Ийм төрлийн өгөгдөл хүлээж авдаггүй',
  'problem.unsupported_media_type.detail':
    'Content-Type толгойгоо шалгана уу: JSON бол application/json, CSV бол text/csv гэж бичнэ.',
  'problem.too_many_requests': 'Хэт олон хүсэлт илгээсэн байна',
  'problem.too_many_requests.detail': plural('seconds', {
    one: '{seconds} секундын дараа дахин оролдоно уу.',
    other: '{seconds} секундын дараа дахин оролдоно уу.',
  }),
  'problem.maintenance': 'Системд засвар үйлчилгээ хийж байна',
  'problem.maintenance.detail': 'Ажил дууссаны дараа үргэлжлүүлнэ үү. Хадгалсан мэдээлэл тань хэвээрээ.',
  'problem.overloaded': 'Систем завгүй байна',
  'problem.overloaded.detail':
    'Ачаалал их байгаа тул хүсэлтийг тань одоо гүйцэтгэж чадсангүй. Түр хүлээгээд дахин оролдоно уу.',
  'problem.outcome_unknown': 'Өөрчлөлт хийгдсэн эсэх нь тодорхойгүй байна',
  'problem.outcome_unknown.detail':
    'Хадгалах үед өгөгдлийн сантай холбоо тасарлаа. Өөрчлөлт хийгдсэн байж болзошгүй тул дахин илгээхээсээ өмнө шалгана уу.',
  'problem.internal_error': 'Системд алдаа гарлаа',
  'problem.internal_error.detail':
    'Алдаа бүртгэгдсэн. Дахин оролдоод бүтэхгүй бол хүсэлтийн дугаарыг (request_id) админдаа хэлнэ үү.',
  'problem.secret_key_missing': 'Нууц мэдээлэл хадгалах түлхүүр тохируулаагүй байна',
  'problem.secret_key_missing.detail':
    'SSO_SECRET_KEY тохиргоо хийгээгүй тул нууц мэдээллийг шифрлэж хадгалах боломжгүй. Операторт хандана уу.',
  'problem.not_a_member': 'Та энэ байгууллагын гишүүн биш байна',
  'problem.not_a_member.detail': 'Өөр байгууллага сонгох, эсвэл админаас нь урилга авна уу.',
  'problem.tenant_suspended': 'Байгууллагыг түр хаасан байна',
  'problem.tenant_suspended.detail':
    'Энэ байгууллагад одоогоор нэвтрэх боломжгүй. Платформын операторт хандана уу.',
  'problem.membership_suspended': 'Таны гишүүний эрхийг түр хаасан байна',
  'problem.membership_suspended.detail': 'Сэргээлгэх бол байгууллагынхаа админд хандана уу.',
  'problem.operator_required': 'Үүнийг зөвхөн платформын оператор хийнэ',
  'problem.operator_required.detail': 'Хэрэгтэй бол платформын операторт хандана уу.',
  'problem.insufficient_scope': 'Токен энэ үйлдлийг хийх эрхгүй',
  'problem.insufficient_scope.detail': 'Энэ токенд “{scope}” эрх өгөөгүй байна.',
  'problem.secret_required': 'Нууц түлхүүрийг дахин оруулна уу',
  'problem.secret_required.detail':
    'Хаяг өөр сервер рүү заасан тул хадгалсан нууц түлхүүр, токен тийш явахгүй. Шинэ серверийн нууц түлхүүрийг оруулна уу.',
  'problem.session_required': 'Үүнийг зөвхөн хүн өөрөө нэвтэрч хийнэ',
  'problem.session_required.detail': 'Токеноор энэ үйлдлийг хийх боломжгүй. Хөтчөөр нэвтэрч орно уу.',
  'problem.link_invalid': 'Холбоос хүчингүй байна',
  'problem.link_invalid.detail':
    'Холбоосын хугацаа дууссан, эсвэл өмнө нь ашигласан байна. Шинэ холбоос авна уу.',
  'problem.token_network_refused': 'Токеныг энэ сүлжээнээс ашиглах боломжгүй',
  'problem.token_network_refused.detail':
    'Токеныг зөвхөн түүнд заасан сүлжээнээс, эсвэл байгууллагын зөвшөөрсөн сүлжээнээс ашиглана.',
  'problem.step_up_required': 'Өөрийгөө дахин баталгаажуулна уу',
  'problem.step_up_required.detail': 'Үүнийг хийхийн тулд хоёр дахь баталгаажуулалт шаардлагатай.',
})
