import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'app.egov.name': 'Цахим засаглал',
  'app.egov.description': 'Төрийн үйлчилгээ, улсын бүртгэлтэй холбогдох модуль.',
  'menu.registry': 'Улсын бүртгэл',
  'menu.registry_lookups': 'Хэн лавласан',
  'permission.egov.read': 'Улсын бүртгэлээс иргэн, хуулийн этгээдийг лавлах',
  'permission.egov.manage': 'Бүх хүний лавлагааны түүхийг харах',
  'audit.registry.looked_up': 'Улсын бүртгэлээс лавласан',
  'audit.registry.agreement_asked': 'Иргэнээс лавлах зөвшөөрөл асуусан',
  'registry.agreement.prompt': '{organisation} таныг улсын бүртгэлээс лавлах гэж байна',
  'problem.registry_agreement_expired': 'Зөвшөөрлийн хугацаа дууссан',
  'problem.registry_agreement_expired.detail': 'Иргэнээс дахин зөвшөөрөл асууна уу.',
  'problem.registry_agreement_refused': 'Иргэн зөвшөөрөөгүй',
  'problem.registry_agreement_refused.detail':
    'Иргэн татгалзсан, хариулаагүй эсвэл e-ID нь баталгаажсангүй. Дахин асуух, эсвэл өөр аргаар зөвшөөрүүлэх боломжтой.',
  'audit.registry.batch_created': 'Хуулийн этгээдүүдийг багцаар шалгаж эхэлсэн',
  'audit.registry.batch_cancelled': 'Багц шалгалтыг зогсоосон',
  'field.citizen_number': 'Регистрийн дугаар нь кирилл 2 үсэг, 8 цифрээс бүрдэнэ. Жишээ: УА90010101',
  'field.legal_entity_number': 'Хуулийн этгээдийн регистрийн дугаар нь 7 цифртэй. Жишээ: 5000001',
  'problem.purpose_required': 'Лавлах зорилгоо бичнэ үү',
  'problem.purpose_required.detail':
    'Улсын бүртгэлээс лавлах бүрд зорилгыг нь бичдэг. Иргэн өөрийг нь хэн, ямар зорилгоор лавласныг харна.',
  'problem.registry_not_found': 'Улсын бүртгэлд олдсонгүй',
  'problem.registry_not_found.detail':
    'Регистрийн дугаараа шалгаад дахин оролдоно уу. Бүртгэлийн хариуны код: {code}.',
  'problem.registry_request_invalid': 'Улсын бүртгэл хүсэлтийг хүлээж авсангүй',
  'problem.registry_request_invalid.detail':
    'Хүсэлт эсвэл гарын үсэг нь бүртгэлийн шаардлагад нийцэхгүй байна (код: {code}). Платформын операторт хандана уу.',
  'problem.registry_clock_differs': 'Манай серверийн цаг бүртгэлийн цагаас зөрсөн байна',
  'problem.registry_clock_differs.detail':
    'Зөрүү нь {seconds} секунд тул бүртгэл хүсэлтийг хүлээж авсангүй. Операторт хандаж серверийн цагийг тохируулна уу.',
  'problem.registry_authorisation_required': 'Иргэний зөвшөөрөл шаардлагатай',
  'problem.registry_authorisation_required.detail':
    'Бүртгэл иргэний зөвшөөрлийг шаардаж байна (код: {code}). Утсанд ирсэн код, e-ID гарын үсэг, эсвэл төрийн нэгдсэн нэвтрэлтээр баталгаажуулна уу.',
  'problem.registry_authorisation_refused': 'Иргэний зөвшөөрлийг бүртгэл хүлээж авсангүй',
  'problem.registry_authorisation_refused.detail':
    'Код эсвэл гарын үсэг буруу, эсвэл хугацаа нь дууссан байна (код: {code}). Иргэнээс дахин зөвшөөрөл авна уу.',
  'problem.registry_access_denied': 'Улсын бүртгэл хандах эрх өгсөнгүй',
  'problem.registry_access_denied.detail':
    'Энэ мэдээллийг авах эрх манай байгууллагад олгогдоогүй байна (код: {code}). Платформын операторт хандана уу.',
  'problem.registry_data_mismatch': 'Иргэний мэдээлэл бүртгэлтэй тохирсонгүй',
  'problem.registry_data_mismatch.detail':
    'Өгсөн мэдээлэл бүртгэлд байгаатай зөрж байна (код: {code}). Шалгаад дахин оролдоно уу.',
  'problem.registry_signature_refused': 'Гарын үсгийг бүртгэл хүлээж авсангүй',
  'problem.registry_signature_refused.detail':
    'Гарын үсэг, эсвэл түүний гэрчилгээ хүчингүй байна (код: {code}).',
  'problem.registry_refused': 'Улсын бүртгэл татгалзлаа',
  'problem.registry_refused.detail':
    'Бүртгэлийн хариуны код: {code}. Дахин давтагдвал платформын операторт хандана уу.',
  'problem.registry_unavailable': 'Улсын бүртгэлээс одоогоор хариу авах боломжгүй байна',
  'problem.registry_unavailable.detail': '{reason} Хэсэг хүлээгээд дахин оролдоно уу.',
  'registry.away.unreachable': 'Бүртгэлтэй холбогдож чадсангүй.',
  'registry.away.timeout': 'Бүртгэл хугацаандаа хариулсангүй.',
  'registry.away.certificate_not_trusted':
    'Бүртгэлийн серверийн гэрчилгээ бидний итгэдэг байгууллагынх биш байна.',
  'registry.away.answer_too_large': 'Бүртгэлийн хариу хэт том байна.',
  'registry.away.answer_malformed': 'Бүртгэлийн хариуг унших боломжгүй байна.',
  'registry.away.registry_failed': 'Бүртгэлийн систем дотоод алдаатай хариуллаа.',
  'registry.away.paused': 'Бүртгэл дараалан хариулаагүй тул түр хүлээж байна.',
  'registry.away.not_configured': 'Бүртгэлийн холболт тохируулагдаагүй байна.',
})
