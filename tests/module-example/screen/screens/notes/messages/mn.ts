import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'notes.title': 'Тэмдэглэл',
  'notes.write': 'Бичих',
  'notes.search': 'Тэмдэглэлээс хайх',
  'notes.text': 'Бичвэр',
  'notes.written': 'Бичсэн',
  'notes.empty': 'Тэмдэглэл алга',
  'notes.empty.text': 'Эхний тэмдэглэлээ бичээрэй.',
})
