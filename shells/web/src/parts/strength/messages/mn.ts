import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'strength.is': 'Нууц үг: {strength}',
  'strength.1': 'амархан таагдана',
  'strength.2': 'дунд зэрэг',
  'strength.3': 'сайн',
  'strength.4': 'маш сайн',
})
