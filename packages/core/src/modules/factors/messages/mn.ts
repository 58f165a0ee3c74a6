import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.invalid_code': 'Код буруу эсвэл аль хэдийн ашигласан байна',
  'problem.invalid_code.detail':
    'Шинэ код гартал хүлээгээд дахин оролдоно уу, эсвэл өөр аргаар баталгаажуулна уу.',
  'problem.mfa_expired': 'Нэвтрэлтийн хугацаа дууссан байна',
  'problem.mfa_expired.detail': 'Дахин эхнээс нь нэвтэрнэ үү.',
  'problem.passkey_refused': 'Энэ нэвтрэх түлхүүрээр нэвтэрч чадсангүй',
  'problem.passkey_refused.detail': 'Дахин оролдох эсвэл нэвтрэх хуудсан дахь өөр аргаар нэвтэрнэ үү.',
  'problem.passkey_unacceptable': 'Нэвтрэх түлхүүрийг нэмж чадсангүй',
  'problem.passkey_unacceptable.detail':
    'Хүсэлтийн хугацаа дууссан эсвэл төхөөрөмжийн хариу буруу байна. Дахин оролдоно уу.',
  'problem.too_many_passkeys': 'Нэвтрэх түлхүүр хэт олон байна',
  'problem.too_many_passkeys.detail':
    'Дээд тал нь {most} түлхүүртэй байж болно. Хэрэглэхээ больсон түлхүүрээ устгана уу.',
  'problem.totp_lost': 'Баталгаажуулах аппыг шалгах боломжгүй болсон байна',
  'problem.totp_lost.detail':
    'Системийн түлхүүр солигдсон байна. Нөөц код эсвэл нэвтрэх түлхүүрээр нэвтрээд баталгаажуулах аппаа дахин нэмнэ үү.',
  'problem.factor_exists': 'Ийм баталгаажуулалт аль хэдийн нэмсэн байна',
  'problem.factor_exists.detail': 'Өөр төхөөрөмжөөр солих бол эхлээд хуучныг нь устгана уу.',
  'problem.factor_missing': 'Эхлээд хоёр дахь баталгаажуулалт нэмнэ үү',
  'problem.factor_missing.detail':
    'Нөөц код нь баталгаажуулах апп эсвэл нэвтрэх түлхүүрээ ашиглаж чадахгүй үед л хэрэг болно.',
  'problem.factor_needed': 'Хоёр дахь баталгаажуулалтаа ашиглана уу',
  'problem.factor_needed.detail':
    'Танд баталгаажуулах апп эсвэл нэвтрэх түлхүүр байгаа тул нууц үг хангалтгүй.',
  'problem.code_wrong': 'Код буруу байна',
  'problem.code_wrong.detail':
    'Апп дээр одоо харагдаж байгаа зургаан оронтой кодыг бичнэ үү. Төхөөрөмжийн цаг зөв эсэхийг шалгаарай.',
  'field.code_wrong': 'Код буруу байна',
  'factor.totp': 'баталгаажуулах апп',
  'factor.passkey': 'нэвтрэх түлхүүр',
  'factor.recovery_codes': 'нөөц кодууд',
  'mail.factor_added.subject': 'Нэвтрэлтийн баталгаажуулалт нэмэгдлээ',
  'mail.factor_added.heading': 'Баталгаажуулалт нэмэгдлээ',
  'mail.factor_added.body': 'Таны {brand} бүртгэлд шинээр нэмэгдсэн: {factor}.',
  'mail.factor_added.action': 'Бүртгэлээ шалгах',
  'mail.factor_added.ignore':
    'Та өөрөө нэмсэн бол юу ч хийх шаардлагагүй. Үгүй бол үүнийг даруй устгаад нууц үгээ солино уу.',
  'mail.factor_removed.subject': 'Нэвтрэлтийн баталгаажуулалт устгагдлаа',
  'mail.factor_removed.heading': 'Баталгаажуулалт устгагдлаа',
  'mail.factor_removed.body': 'Таны {brand} бүртгэлээс устгагдсан: {factor}.',
  'mail.factor_removed.action': 'Бүртгэлээ шалгах',
  'mail.factor_removed.ignore':
    'Та өөрөө устгасан бол юу ч хийх шаардлагагүй. Үгүй бол нууц үгээ даруй солино уу.',
  'mail.factor_removed_by_operator.subject': 'Оператор нэвтрэлтийн баталгаажуулалтыг тань устгалаа',
  'mail.factor_removed_by_operator.heading': 'Оператор баталгаажуулалтыг устгалаа',
  'mail.factor_removed_by_operator.body':
    '{brand} системийн оператор таны бүртгэлээс устгасан: {factor}. Дараагийн удаа нэвтрэхдээ шинээр нэмнэ үү.',
  'mail.factor_removed_by_operator.action': 'Бүртгэлээ шалгах',
  'mail.factor_removed_by_operator.ignore':
    'Та үүнийг хүсээгүй бол системийн оператортой даруй холбогдоно уу.',
  'mail.recovery_code_used.subject': 'Нөөц кодоор баталгаажууллаа',
  'mail.recovery_code_used.heading': 'Нөөц код ашиглагдлаа',
  'mail.recovery_code_used.body':
    'Таны {brand} бүртгэлд нөөц кодоор баталгаажууллаа. Үлдсэн нөөц код: {count}.',
  'mail.recovery_code_used.action': 'Бүртгэлээ шалгах',
  'mail.recovery_code_used.ignore':
    'Та өөрөө ашигласан бол юу ч хийх шаардлагагүй. Үгүй бол нууц үгээ даруй сольж, шинэ нөөц код үүсгэнэ үү.',
  'audit.person.totp_begun': 'Баталгаажуулах апп нэмж эхэлсэн',
  'audit.person.totp_added': 'Баталгаажуулах апп нэмсэн',
  'audit.person.totp_removed': 'Баталгаажуулах аппыг устгасан',
  'audit.person.recovery_codes_made': 'Шинэ нөөц код үүсгэсэн',
  'audit.person.passkey_added': 'Нэвтрэх түлхүүр нэмсэн',
  'audit.person.passkey_renamed': 'Нэвтрэх түлхүүрийн нэрийг сольсон',
  'audit.person.passkey_removed': 'Нэвтрэх түлхүүр устгасан',
  'audit.person.device_forgotten': 'Санаж байсан төхөөрөмжийг хассан',
  'audit.person.passkey_copied': 'Хуулбарласан байж болзошгүй нэвтрэх түлхүүрийг хориглосон',
  'audit.person.factors_removed': 'Оператор хүний баталгаажуулалтыг устгасан',
  'audit.session.factor_refused': 'Хоёр дахь баталгаажуулалт амжилтгүй болсон',
  'audit.session.step_up_refused': 'Дахин баталгаажуулах оролдлого амжилтгүй болсон',
  'audit.session.stepped_up': 'Дахин баталгаажуулсан',
})
