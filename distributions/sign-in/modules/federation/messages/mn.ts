import { sourceCatalog } from '@tamga/core'

export const mn = sourceCatalog({
  'app.sso-federation.name': 'Холбоот нэвтрэлт',
  'app.sso-federation.description': 'Итгэмжлэгдсэн гадны танилт олгогчоор дамжуулан нэвтрэх боломж олгоно.',
  'problem.provider_slug_taken': 'Ийм богино нэртэй танилт олгогч бүртгэгдсэн байна',
  'problem.provider_slug_taken.detail': 'Өөр богино нэр (slug) сонгоно уу.',
  'problem.administrator_required': 'Үүнийг зөвхөн админ хийнэ',
  'problem.administrator_required.detail':
    'И-мэйлээр нь таних, үүргийг танилт олгогчийн хэлснээр олгох тохиргоо байгууллагын хэнийх ч эрхийг өгч чадах тул админы эрх шаардана.',
  'field.issuer_malformed': 'https://login.example.mn хэлбэртэй issuer хаяг бичнэ үү',
  'field.issuer_insecure': 'Issuer https:// гэж эхлэх ёстой. http:// нь зөвхөн localhost-д боломжтой',
  'field.scope_openid': 'Хандах хүрээнд «openid» заавал байна',
  'field.domain_malformed': 'example.mn хэлбэртэй домэйн бичнэ үү',
  'field.domain_public': 'Энэ бол нийтийн и-мэйл үйлчилгээний домэйн, байгууллагынх биш',
  'field.logo_https': 'Зургийн хаяг https:// гэж эхлэх ёстой',
  'audit.federation.provider_created': 'Танилт олгогч бүртгэсэн',
  'audit.federation.provider_changed': 'Танилт олгогчийн тохиргоог өөрчилсөн',
  'audit.federation.provider_enabled': 'Танилт олгогчийг идэвхжүүлсэн',
  'audit.federation.provider_disabled': 'Танилт олгогчийг идэвхгүй болгосон',
  'audit.federation.provider_deleted': 'Танилт олгогчийг устгасан',
  'audit.federation.sessions_ended': 'Танилт олгогчоор нэвтэрсэн нэвтрэлтүүдийг тасалсан',
  'federation.sessions_ended.disabled': '«{name}» танилт олгогчийг идэвхгүй болгосон',
  'federation.sessions_ended.deleted': '«{name}» танилт олгогчийг устгасан',
  'audit.federation.member_created': 'Танилт олгогчоор анх нэвтэрсэн хүнийг гишүүн болгосон',
  'audit.federation.linked': 'Гишүүнийг танилт олгогчтой холбосон',
  'audit.federation.unlinked': 'Гишүүний танилт олгогчийн холбоосыг устгасан',
  'audit.federation.roles_changed': 'Гишүүний үүргийг танилт олгогчийн мэдээллээр шинэчилсэн',
})
