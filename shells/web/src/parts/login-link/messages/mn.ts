import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'federation.tab.links': 'Холбоосууд',
  'federation.last_login': 'Сүүлд нэвтэрсэн',
  'federation.unlink': 'Холбоосыг салгах',
  'federation.unlink.title': '{name} — {provider}: холбоосыг салгах уу?',
  'federation.unlink.effect':
    'Үүгээр нэвтэрсэн нэвтрэлтүүд нь тасарна. Гишүүн хэвээр үлдэх бөгөөд дахин нэвтрэхэд шинээр танина. Буцаах боломжгүй.',
  'federation.unlink.done': '{name}: холбоосыг салгалаа',
})
