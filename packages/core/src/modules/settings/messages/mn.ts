import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.own_network_excluded': 'Таны одоогийн сүлжээ жагсаалтад алга',
  'problem.own_network_excluded.detail':
    'Ингэж хадгалбал та өөрөө нэвтэрч чадахгүй болно. Одоогийн хаягаа ({ip}) багтаасан сүлжээ нэмнэ үү.',
  'field.network': 'Сүлжээний хаяг буруу байна. Жишээ: 10.0.0.0/8',
  'permission.settings.read': 'Тохиргоог харах',
  'permission.settings.manage': 'Тохиргоог өөрчлөх',
  'menu.appearance': 'Харагдац',
  'menu.security_settings': 'Нэвтрэлтийн аюулгүй байдал',
  'audit.settings.updated': 'Тохиргоог өөрчилсөн',
  'menu.mails': 'Захидал',
  'menu.features': 'Боломжууд',
  'field.unknown_placeholder': 'Энэ захидалд {name} гэж байхгүй. Хэрэглэж болох нь: {allowed}',
  'audit.settings.mail_updated': 'Захидлын үгийг өөрчилсөн',
  'problem.no_way_in': 'Та өөрөө нэвтрэх аргагүй болно',
  'problem.no_way_in.detail':
    'Нууц үгээр нэвтрэхийг хаахаасаа өмнө нэвтрэх түлхүүр нэмэх эсвэл өөр нэвтрэх аргатай болно уу.',
})
