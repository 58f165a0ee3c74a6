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
})
