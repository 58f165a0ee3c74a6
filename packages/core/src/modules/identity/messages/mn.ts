import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.reason_required': 'Шалтгаанаа бичнэ үү',
  'problem.reason_required.detail':
    'Энэ үйлдлийг яагаад хийж байгаагаа заавал бичнэ. Шалтгаан түүхэнд үлдэнэ.',
  'problem.invalid_credentials': 'И-мэйл эсвэл нууц үг буруу байна',
  'problem.invalid_credentials.detail':
    'Бичсэнээ шалгаад дахин оролдоно уу. Нууц үгээ мартсан бол сэргээж болно.',
  'problem.other_person': 'Энэ хөтөчөөр өөр хүн нэвтэрсэн байна',
  'problem.other_person.detail': 'Одоо {person} нэвтэрсэн байна. Үргэлжлүүлбэл тэр хүний нэвтрэлт дуусна.',
  'problem.login_method_disabled': 'Ийм аргаар нэвтрэх боломжгүй',
  'problem.login_method_disabled.detail':
    'Энэ аргыг хаасан байна. Нэвтрэх хуудсан дахь өөр аргаар нэвтэрнэ үү.',
  'problem.reauthentication_required': 'Дахин нэвтрэх шаардлагатай',
  'problem.reauthentication_required.detail':
    'Одоогийн нэвтрэлтээр үүнийг хийх боломжгүй. Дахин нэвтэрч үргэлжлүүлнэ үү.',
  'problem.current_session': 'Энэ бол таны одоо ашиглаж байгаа нэвтрэлт',
  'problem.current_session.detail': 'Үүнийг дуусгах бол «Гарах» үйлдлийг ашиглана уу.',
  'problem.last_login_method': 'Энэ бол нэвтрэх сүүлчийн арга тань',
  'problem.last_login_method.detail':
    'Салгавал нэвтрэх аргагүй болно. Эхлээд нууц үг тавих эсвэл өөр нэвтрэх аргатай болно уу.',
  'problem.slug_taken': 'Энэ хаягийн нэрийг өөр байгууллага авсан байна',
  'problem.slug_taken.detail': 'Өөр хаягийн нэр (slug) сонгоно уу.',
  'problem.password_wrong': 'Одоогийн нууц үг буруу байна',
  'problem.password_wrong.detail': 'Одоо ашиглаж байгаа нууц үгээ шалгаад дахин бичнэ үү.',
  'problem.password_unacceptable': 'Энэ нууц үгийг ашиглах боломжгүй',
  'problem.password_unacceptable.detail': 'Илүү урт, таахад хэцүү нууц үг сонгоно уу.',
  'problem.setup_done': 'Анхны тохиргоог аль хэдийн хийсэн байна',
  'problem.setup_done.detail': 'Админы и-мэйл, нууц үгээр нэвтэрнэ үү.',
  'problem.network_not_allowed': 'Энэ сүлжээнээс нэвтрэх боломжгүй',
  'problem.network_not_allowed.detail':
    'Байгууллага зөвхөн зөвшөөрсөн сүлжээнээс нэвтрүүлдэг. Ажлын сүлжээндээ холбогдоод дахин оролдох, эсвэл админдаа хандана уу.',
  'field.password_wrong': 'Одоогийн нууц үг буруу байна',
  'mail.password_reset.subject': 'Нууц үг сэргээх',
  'mail.password_reset.heading': 'Шинэ нууц үг зохиох',
  'mail.password_reset.body':
    'Таны {brand} бүртгэлийн нууц үгийг сэргээх хүсэлт ирлээ. Доорх товчийг дарж шинэ нууц үгээ зохионо уу.',
  'mail.password_reset.action': 'Нууц үгээ сэргээх',
  'mail.password_reset.expires': 'Холбоосын хүчинтэй хугацаа: {duration}. Нэг л удаа ашиглана.',
  'mail.password_reset.ignore':
    'Та ийм хүсэлт гаргаагүй бол юу ч хийх шаардлагагүй. Нууц үг тань хэвээр үлдэнэ.',
  'mail.email_verify.subject': 'И-мэйл хаягаа баталгаажуулна уу',
  'mail.email_verify.heading': 'И-мэйл баталгаажуулах',
  'mail.email_verify.body':
    'Энэ и-мэйл хаяг таных мөн эсэхийг {brand} шалгаж байна. Доорх товчийг дарж баталгаажуулна уу.',
  'mail.email_verify.action': 'И-мэйлээ баталгаажуулах',
  'mail.email_verify.expires': 'Холбоосын хүчинтэй хугацаа: {duration}.',
  'mail.email_verify.ignore': 'Та энэ хаягийг бүртгүүлээгүй бол захидлыг тоохгүй орхиж болно.',
  'mail.password_changed.subject': 'Таны нууц үг солигдлоо',
  'mail.password_changed.heading': 'Нууц үг солигдлоо',
  'mail.password_changed.body':
    'Таны {brand} бүртгэлийн нууц үг солигдож, бусад төхөөрөмж дээрх нэвтрэлтүүд таслагдлаа.',
  'mail.password_changed.action': 'Нууц үгээ сэргээх',
  'mail.password_changed.ignore':
    'Та өөрөө солиогүй бол нууц үгээ даруй сэргээж, байгууллагынхаа админд мэдэгдэнэ үү.',
  'mail.unknown_device': 'тодорхойгүй төхөөрөмж',
  'mail.new_device.subject': 'Шинэ төхөөрөмжөөс нэвтэрлээ',
  'mail.new_device.heading': 'Шинэ төхөөрөмжөөс нэвтэрлээ',
  'mail.new_device.body':
    'Таны {brand} бүртгэлээр урьд нь ашиглаж байгаагүй төхөөрөмжөөс нэвтэрлээ. Төхөөрөмж: {device}. Хаанаас: {place}. Хэзээ: {time}.',
  'mail.new_device.action': 'Нэвтрэлтээ шалгах',
  'mail.new_device.ignore':
    'Та өөрөө нэвтэрсэн бол юу ч хийх шаардлагагүй. Үгүй бол энэ нэвтрэлтийг таслаад нууц үгээ даруй солино уу.',
  'audit.session.started': 'Нэвтэрсэн',
  'audit.session.refused': 'Нэвтрэх оролдлого амжилтгүй болсон',
  'audit.person.password_change_refused': 'Нууц үг солих оролдлогыг хориглосон',
  'audit.session.switch_refused': 'Байгууллага солих оролдлогыг хориглосон',
  'audit.session.network_refused': 'Зөвшөөрөөгүй сүлжээнээс нэвтрэх гэсэн оролдлогыг хориглосон',
  'audit.session.switched': 'Байгууллага сольсон',
  'audit.session.ended': 'Өөр төхөөрөмж дэх нэвтрэлтээ тасалсан',
  'audit.tenant.created': 'Байгууллага үүсгэсэн',
  'audit.person.updated': 'Хувийн мэдээллээ өөрчилсөн',
  'audit.person.password_changed': 'Нууц үгээ сольсон',
  'audit.person.password_reset': 'Нууц үгээ сэргээсэн',
  'audit.person.email_verified': 'И-мэйлээ баталгаажуулсан',
  'audit.person.login_unlinked': 'Холбосон нэвтрэх аргаа салгасан',
  'audit.person.reset_link_made': 'Нууц үг сэргээх холбоос үүсгэсэн',
  'audit.person.operator_granted': 'Операторын эрх олгосон',
  'problem.passkey_not_allowed': 'Энэ төрлийн нэвтрэх түлхүүрийг байгууллага зөвшөөрдөггүй',
  'problem.passkey_not_allowed.detail': 'Өөр төхөөрөмж дэх нэвтрэх түлхүүр эсвэл өөр аргаар нэвтэрнэ үү.',
  'audit.platform.password_list_loaded': 'Мэдэгдэж буй нууц үгийн жагсаалтыг оруулсан',
  'problem.email_unverified': 'И-мэйл хаягаа баталгаажуулна уу',
  'problem.email_unverified.detail':
    'Таны бүртгэлийг өөр системээс шилжүүлсэн. И-мэйл рүү тань илгээсэн холбоосыг нээгээд дахин нэвтэрнэ үү.',
  'audit.people.imported': 'Хүмүүсийг өөр системээс оруулсан',
})
