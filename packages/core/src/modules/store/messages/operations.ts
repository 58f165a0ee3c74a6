/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'store.apps.list': 'Модулийн каталог, байгууллагад суулгасан эсэхийн хамт, slug-ийн дарааллаар',
  'store.apps.read': 'Каталогийн нэг модуль',
  'store.apps.plan.read': 'Модулийг суулгавал хамт юу суухыг харуулна',
  'store.apps.install.create': 'Модулийг хамаарах бүх зүйлтэй нь суулгана; нэмж суулгах зүйлгүй бол 200 өгнө',
  'store.apps.install.delete': 'Модулийг хасна; өгөгдөл нь үлдэнэ',
  'store.apps.active.replace': 'Суулгасан модулийг асааж, унтраана',
  'menus.list': 'Дуудагчийн цэс: ажиллаж буй модулиуд, эрх хүрэх хэсгүүд',
}
