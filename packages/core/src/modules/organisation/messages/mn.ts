import { plural, sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'app.organisation.name': 'Байгууллагын гишүүд',
  'app.organisation.description': 'Гишүүдийг урих, үүрэг өгөх, түр хаах, хасах болон үүрэг, эрхийг удирдана.',
  'problem.administrator_protected': 'Админыг зөвхөн админ өөрчилнө',
  'problem.administrator_protected.detail':
    'Гишүүдийг удирдах эрхтэй боловч админ биш хүн админыг түр хаах, хасах, өөрчлөх боломжгүй. Үүнийг админаар хийлгэнэ үү.',
  'problem.key_fixed': 'Үүргийн кодыг өөрчлөх боломжгүй',
  'problem.key_fixed.detail':
    'Кодыг үүрэг үүсгэхэд нэг удаа өгнө. Өөр код хэрэгтэй бол шинэ үүрэг үүсгэнэ үү.',
  'field.key_fixed': 'Кодыг өөрчлөх боломжгүй',
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
  'problem.already_member': 'Энэ хүн аль хэдийн гишүүн болсон байна',
  'problem.already_member.detail': 'Гишүүдийн жагсаалтаас нээж, үүргийг нь өөрчилж болно.',
  'problem.built_in_role': 'Системийн үүргийг өөрчлөх, устгах боломжгүй',
  'problem.built_in_role.detail': 'Өөр эрхүүд хэрэгтэй бол шинэ үүрэг үүсгэнэ үү.',
  'problem.role_in_use': 'Энэ үүргийг авсан гишүүд байна',
  'problem.role_in_use.detail': 'Эхлээд гишүүдээс энэ үүргийг хасаад дараа нь устгана уу.',
  'problem.unknown_permission': 'Ийм эрх байхгүй',
  'problem.unknown_permission.detail': 'Суулгасан аппуудын эрхийн жагсаалтаас сонгоно уу.',
  'problem.import_invalid': 'Файлд алдаа байна',
  'problem.import_invalid.detail':
    'Алдаатай мөрүүдийг засаад файлаа дахин оруулна уу. Одоогоор юу ч өөрчлөгдөөгүй.',
  'field.unknown_member': 'Ийм гишүүн байхгүй',
  'field.duplicate_line': 'Энэ мөр файлд давхардсан байна',
  'field.missing_column': 'Файлд энэ багана алга',
  'field.already_member': 'Энэ хүн аль хэдийн гишүүн болсон байна',
  'permission.organisation.read': 'Гишүүд, үүрэг, урилгыг харах',
  'permission.organisation.manage': 'Гишүүн урих, түр хаах, хасах, үүрэг өгөх',
  'menu.people': 'Гишүүд',
  'menu.roles': 'Үүрэг',
  'menu.invitations': 'Урилга',
})
