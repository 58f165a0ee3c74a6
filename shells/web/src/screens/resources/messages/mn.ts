import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'resources.title': 'Хамгаалагдсан үйлчилгээ',
  'resources.subtitle': 'Зөвхөн өөртөө зориулсан токен авдаг байгууллагын үйлчилгээнүүд',
  'resources.add': 'Үйлчилгээ нэмэх',
  'resources.edit': 'Засах',
  'resources.delete': 'Хасах',
  'resources.delete.title': '«{name}» үйлчилгээг хасах уу?',
  'resources.delete.effect': 'Шинэ токен олгохоо болино. Өмнө олгосон нь хугацаа нь дуустал хүчинтэй.',
  'resources.save': 'Хадгалах',
  'resources.name': 'Нэр',
  'resources.uri': 'Хаяг',
  'resources.uri.note': 'Токены aud болох хаяг; дараа нь өөрчлөгдөхгүй.',
  'resources.scopes': 'Хандах хүрээ',
  'resources.scopes.note': 'Үйлчилгээнд утга учиртай нэрс, жишээ нь crm.read',
  'resources.format': 'Токены хэлбэр',
  'resources.format.jwt': 'JWT: үйлчилгээ гарын үсгийг нь өөрөө шалгана',
  'resources.format.opaque': 'Тодорхой бус: үйлчилгээ манайхаас асууж шалгана',
  'resources.ttl': 'Хүчинтэй хугацаа (секунд)',
  'resources.ttl.note': 'Хоосон бол суулгацын тохиргоогоор',
  'resources.empty.title': 'Үйлчилгээ алга',
  'resources.empty.text':
    'API, MCP сервер зэрэг үйлчилгээгээ нэмбэл аппууд зөвхөн түүнд зориулсан токен авна.',
  'resources.hosts.title': 'Баримтаар танигдах аппын хост',
  'resources.hosts.text':
    'Эдгээр хостоос ирсэн бүртгээгүй аппыг гишүүн зөвшөөрч болно. Зөвшөөрлийг удаа бүр асууж, баталгаажаагүй гэж тэмдэглэнэ; зөвхөн унших эрхтэй.',
  'resources.hosts.saved': 'Хостууд хадгалагдлаа',
})
