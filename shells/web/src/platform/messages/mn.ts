import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'platform.outdated.title': 'Програмаа шинэчилнэ үү',
  'platform.outdated.text':
    'Таны ашиглаж буй програмын хувилбар хуучирсан тул үргэлжлүүлэх боломжгүй байна. Програмаа шинэчлээд дахин нээнэ үү.',
})
