import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'evidence.title': 'Тамгатай нотолгоо бэлтгэх үү?',
  'evidence.effect':
    'Тайланг өгөгдөлтэй нь нэг PDF баримт болгож, байгууллагын тамга дарна. Түүнийг хэн ч шалгаж болно.',
  'evidence.verb': 'Тамгатай нотолгоо',
})
