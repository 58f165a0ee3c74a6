import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'menu.resources': 'Хамгаалагдсан үйлчилгээ',
  'audit.resources.created': 'Үйлчилгээ нэмсэн',
  'audit.resources.changed': 'Үйлчилгээ өөрчилсөн',
  'audit.resources.deleted': 'Үйлчилгээ хассан',
  'audit.resources.document_hosts_changed': 'Баримтаар танигдах хост өөрчилсөн',
  'problem.resource_exists': 'Ийм хаягтай үйлчилгээ байна',
  'problem.resource_exists.detail': 'Байгууллагад энэ хаяг аль хэдийн бүртгэлтэй байна.',
  'field.resource_own': 'Энэ хаяг нь платформынх өөрийнх нь',
  'field.scope_taken': 'Энэ нэрийг платформ өөрөө ашигладаг',
})
