import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'coming.text': 'Энэ хэсгийн дэлгэц хараахан бэлэн болоогүй байна.',
  'coming.api': 'API-ийн баримт бичиг',
  'coming.home': 'Нүүр хуудас руу буцах',
})
