import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'consents.title': 'Зөвшөөрөл өгсөн аппууд',
  'consents.text': '«{tenant}» байгууллагад эдгээр апп таны зөвшөөрлөөр мэдээлэлд тань хандаж байна.',
  'consents.none': 'Зөвшөөрөл өгсөн апп алга',
  'consents.none.text': 'Апп танаас анх зөвшөөрөл хүсэхэд таны шийдвэр энд хадгалагдана.',
  'consents.granted': 'Зөвшөөрсөн:',
  'consents.sensitive': 'Эмзэг эрх',
  'consents.withdraw': 'Цуцлах',
  'consents.withdraw.label': '{name}: зөвшөөрлийг цуцлах',
  'consents.withdraw.title': '«{name}» аппад өгсөн зөвшөөрлөө цуцлах уу?',
  'consents.withdraw.effect':
    'Апп таны мэдээлэлд тэр дороо хандаж чадахаа болино. Дараа дахин ашиглавал зөвшөөрлийг тань шинээр асууна.',
  'consents.withdraw.done': '«{name}» аппад өгсөн зөвшөөрлийг цуцаллаа',
})
