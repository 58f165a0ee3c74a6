import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.last_admin': 'Сүүлчийн админыг хасах боломжгүй',
  'problem.last_admin.detail':
    'Байгууллагад дор хаяж нэг админ байх ёстой. Эхлээд өөр хүнд админы эрх өгнө үү.',
  'problem.role_key_taken': 'Ийм түлхүүртэй үүрэг аль хэдийн бий',
  'problem.role_key_taken.detail': 'Үүрэгтээ өөр түлхүүр (key) өгнө үү.',
  'field.unknown_role': 'Ийм үүрэг байхгүй',
})
