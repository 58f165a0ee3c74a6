import { sourceCatalog } from '@tamga/core'

export const mn = sourceCatalog({
  'app.notes.name': 'Тэмдэглэл',
  'app.notes.description': 'Байгууллагын хүмүүс хамтдаа тэмдэглэл хөтөлнө.',
  'menu.notes': 'Тэмдэглэл',
  'permission.notes.read': 'Тэмдэглэл унших',
  'permission.notes.manage': 'Тэмдэглэл бичих, засах, устгах',
  'audit.note.written': 'Тэмдэглэл бичсэн',
  'audit.note.changed': 'Тэмдэглэл засварласан',
  'audit.note.deleted': 'Тэмдэглэл устгасан',
  'notes.welcome': 'Шинэ гишүүн нэмэгдлээ. Тавтай морилно уу!',
})
