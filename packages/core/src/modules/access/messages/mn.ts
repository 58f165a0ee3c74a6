import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'role.admin.name': 'Админ',
  'role.admin.description': 'Бүх эрхтэй',
  'role.user.name': 'Хэрэглэгч',
  'role.user.description': 'Гишүүн бүрт автоматаар олгогдоно',
  'problem.last_admin': 'Сүүлчийн админыг хасах боломжгүй',
  'problem.last_admin.detail':
    'Байгууллагад дор хаяж нэг админ байх ёстой. Эхлээд өөр хүнд админы эрх өгнө үү.',
  'problem.role_key_taken': 'Ийм түлхүүртэй үүрэг аль хэдийн бий',
  'problem.role_key_taken.detail': 'Үүрэгтээ өөр түлхүүр (key) өгнө үү.',
  'field.unknown_role': 'Ийм үүрэг байхгүй',
  'problem.administrator_protected': 'Админыг зөвхөн админ өөрчилнө',
  'problem.administrator_protected.detail':
    'Гишүүдийг удирдах эрхтэй боловч админ биш хүн админыг түр хаах, хасах, өөрчлөх боломжгүй. Үүнийг админаар хийлгэнэ үү.',
  'audit.access.escalation_refused': 'Өөрт байхгүй эрхийг бусдад олгохыг зөвшөөрөөгүй',
})
