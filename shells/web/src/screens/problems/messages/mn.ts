import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problems.not_found.title': 'Ийм хуудас алга',
  'problems.not_found.text': 'Хаяг буруу, эсвэл хуудас устсан байж магадгүй.',
  'problems.home': 'Нүүр хуудас руу',
})
