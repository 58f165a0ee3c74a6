import { plural, sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'app.organisation.name': 'Байгууллагын гишүүд',
  'app.organisation.description': 'Гишүүдийг урих, үүрэг өгөх, түр хаах, хасах болон үүрэг, эрхийг удирдана.',
  'problem.own_account': 'Өөрийгөө түр хаах боломжгүй',
  'problem.own_account.detail': 'Үүнийг өөр админаар хийлгэнэ үү.',
  'problem.not_available_in_production': 'Үүнийг зөвхөн хөгжүүлэлтийн орчинд хийнэ',
  'problem.not_available_in_production.detail':
    'Нууц үг өгөлгүйгээр урина уу. Тухайн хүн нууц үгээ урилгын холбоосоор орж өөрөө зохионо.',
  'field.unknown_permission': '«{permission}» гэсэн эрх байхгүй',
  'field.permission_not_held': 'Танд «{permission}» эрх байхгүй тул энэ үүргийг өгөх боломжгүй',
  'field.unknown_column': 'Ийм багана байхгүй. Боломжит багана: email, name, roles',
  'field.repeated_column': 'Энэ багана файлд давхардсан байна',
  'field.extra_cells': 'Энэ мөрөнд гарчгаас олон нүд байна',
  'field.empty_file': 'Файлд урих хүн алга',
  'field.too_many_lines': plural('max', {
    one: 'Нэг файлд {max} мөрөөс илүүгүй байх ёстой',
    other: 'Нэг файлд {max} мөрөөс илүүгүй байх ёстой',
  }),
})
