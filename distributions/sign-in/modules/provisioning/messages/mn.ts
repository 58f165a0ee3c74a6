import { sourceCatalog } from '@tamga/core'

export const mn = sourceCatalog({
  'app.sso-provisioning.name': 'Хэрэглэгч түгээлт',
  'app.sso-provisioning.description':
    'Гишүүдийн бүртгэлийг SCIM 2.0-оор бусад системд дамжуулж, өөрчлөлт бүрийг нь хүргэнэ.',
  'audit.scim_target.created': 'Хүлээн авагч систем нэмсэн',
  'audit.scim_target.changed': 'Хүлээн авагч системийг өөрчилсөн',
  'audit.scim_target.deleted': 'Хүлээн авагч системийг устгасан',
  'audit.scim_target.resynced': 'Бүх гишүүнийг хүлээн авагч систем рүү дахин илгээсэн',
  'audit.scim_target.person_pushed': 'Нэг хүнийг хүлээн авагч систем рүү илгээсэн',
  'audit.scim_target.resumed': 'Түр зогссон хүлээн авагч системийг үргэлжлүүлсэн',
  'audit.scim_run.retried': 'Амжилтгүй илгээлтийг дахин эхлүүлсэн',
  'audit.scim_run.many_retried': 'Амжилтгүй илгээлтүүдийг дахин эхлүүлсэн',
  'problem.token_required': 'Токеныг дахин оруулна уу',
  'problem.token_required.detail':
    'Хаягийн хостыг өөрчлөхөд хадгалсан токен шинэ хост руу явахгүй. Шинэ системийн токеныг оруулна уу.',
  'field.scim_attribute': 'SCIM-ийн шинжийн нэр биш байна. Жишээ нь: title, name.familyName',
  'field.scim_attribute_reserved': 'Энэ шинжийг систем өөрөө бөглөдөг тул өөрчлөх боломжгүй',
  'field.scim_source':
    'Ийм эх талбар алга. Боломжит талбар: {allowed}; загварыг "{name}" маягаар, тогтмол утгыг хашилтад бичнэ',
  'scim.test.ok': 'Хэвийн',
  'scim.problem.address_not_allowed':
    'Энэ хаяг дотоод сүлжээнийх тул холбогдохыг зөвшөөрөөгүй. Оператор OUTBOUND_ALLOW-д нэмж болно',
  'scim.problem.bad_address': 'Хаяг буруу бичигдсэн байна',
  'scim.problem.conflict': 'Хүлээн авагч системд ижил бүртгэл байгаа боловч олдсонгүй',
  'scim.problem.dns_failed': 'Хостын нэр олдсонгүй. Хаягаа шалгана уу',
  'scim.problem.endpoint_missing': 'Хүлээн авагч системд ийм хаяг алга. SCIM-ийн үндсэн хаягаа шалгана уу',
  'scim.problem.forbidden': 'Токен хүчинтэй ч энэ үйлдлийг хийх эрхгүй байна',
  'scim.problem.interrupted': 'Илгээж байх үед үйлчилгээ тасарсан тул дахин оролдоно',
  'scim.problem.not_scim': 'Хариу нь SCIM биш байна. Үндсэн хаягаа шалгана уу',
  'scim.problem.rate_limited': 'Хүлээн авагч систем хэт олон хүсэлт гэж үзэж, хүлээхийг хүссэн',
  'scim.problem.redirected': 'Хүлээн авагч систем өөр хаяг руу шилжүүллээ. Эцсийн хаягийг нь оруулна уу',
  'scim.problem.refused': 'Хүлээн авагч систем илгээсэн мэдээллийг хүлээж авсангүй',
  'scim.problem.some_failed': 'Зарим илгээлт амжилтгүй болсон',
  'scim.problem.superseded': 'Үүнээс хойших шинэ илгээлт орлосон',
  'scim.problem.taken':
    'Энэ нэрийн бүртгэл өөр эзэнтэй тул хөндсөнгүй. Хүлээн авагч системд шалгаж шийднэ үү',
  'scim.problem.target_error': 'Хүлээн авагч системд алдаа гарлаа',
  'scim.problem.timeout': 'Хүлээн авагч систем хугацаандаа хариу өгсөнгүй',
  'scim.problem.tls_failed': 'TLS холболт тогтсонгүй. Гэрчилгээг нь шалгана уу',
  'scim.problem.token_unreadable': 'Хадгалсан токеныг тайлж чадсангүй. Токеноо дахин оруулна уу',
  'scim.problem.too_large': 'Хариу хэт том байна',
  'scim.problem.unauthorised': 'Токен буруу эсвэл хугацаа нь дууссан. Шинэ токен оруулна уу',
  'scim.problem.unreachable': 'Хүлээн авагч системтэй холбогдож чадсангүй',
})
