/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'sso.scim.status.read': 'Токен хадгалж чадах эсэх',
  'sso.scim.targets.list': 'Хүмүүсийг хүлээн авагч системүүд',
  'sso.scim.targets.create': 'Хүлээн авагч систем нэмнэ',
  'sso.scim.targets.read': 'Нэг хүлээн авагч систем',
  'sso.scim.targets.replace': 'Хүлээн авагч системийг өөрчилнө; дурдаагүй нь, токен ч хэвээр үлдэнэ',
  'sso.scim.targets.delete': 'Хүлээн авагч системийг устгана; хүлээн авсан зүйл нь тэнд үлдэнэ',
  'sso.scim.targets.test_new': 'Хадгалахын өмнө холболтыг шалгана',
  'sso.scim.targets.preview': 'Гишүүний тухай юу илгээхийг харуулна; заагаагүй бол дуудагчийнх',
  'sso.scim.targets.test': 'Холболтыг алхам алхмаар шалгана',
  'sso.scim.targets.resync': 'Бүгдийг дахин илгээнэ; dry_run бол юу хийхийг л хэлнэ',
  'sso.scim.targets.users.push': 'Нэг хүнийг одоо илгээнэ; явц нь ажиллагаанд бий',
  'sso.scim.targets.resume': 'Системийг зогсоосон хасалтуудыг зөвшөөрөх, эсвэл орхиод үргэлжлүүлнэ',
  'sso.scim.runs.list': 'Илгээсэн, хүлээж буй, амжилтгүй болсон ажиллагаанууд',
  'sso.scim.runs.read': 'Нэг ажиллагаа',
  'sso.scim.runs.retry': 'Амжилтгүй ажиллагааг дахин оролдоно',
  'sso.scim.runs.retry_many':
    'Амжилтгүй ажиллагаануудыг дахин оролдоно: нэрлэсэн, эсвэл шүүлтүүрт таарсан бүгдийг',
}
