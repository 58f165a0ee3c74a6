import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'own_tokens.title': 'Хувийн токен',
  'own_tokens.text':
    'Програм, скрипт «{tenant}» байгууллагад таны эрхээр API-д хандана. Токентой хэн боловч таны өмнөөс үйлдэл хийж чадна.',
})
