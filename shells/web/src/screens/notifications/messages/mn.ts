import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'notifications.title': 'Мэдэгдэл',
  'notifications.subtitle': 'Таны шийдэх, сунгах, засах зүйлс. Шийдмэгц өөрөө алга болно.',
  'notifications.tab.list': 'Мэдэгдэл',
  'notifications.tab.switches': 'Юуг, яаж',
  'notifications.shown': 'Харуулах мэдэгдэл',
  'notifications.all': 'Бүгд',
  'notifications.unread': 'Уншаагүй ({count})',
  'notifications.read_all': 'Бүгдийг уншсан болгох',
  'notifications.switches.title': 'Юуг мэдэгдэх вэ',
  'notifications.switches.text':
    'Зөвхөн энэ байгууллагад хамаарна. И-мэйл өдөрт нэгээс илүү ирэхгүй, уншаагүй зүйлсийг нэгтгэнэ.',
  'notifications.switches.bell': 'Хонхонд',
  'notifications.switches.mail': 'И-мэйлээр',
})
