import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'notification.none': 'Таныг хүлээж буй зүйл алга',
  'notification.none.text': 'Шийдэх, сунгах, засах зүйл гарвал энд харагдана.',
  'notification.more': 'Цааш үзэх',
  'notification.unread': '(уншаагүй)',
  'notification.read': 'Уншсан болгох',
  'notification.read_this': 'Уншсан болгох: {title}',
})
