import { plural, sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'field.required': 'Заавал бөглөнө үү',
  'field.unknown_field': 'Ийм талбар байхгүй',
  'field.type': 'Утгын төрөл буруу байна. Байх ёстой төрөл: {expected}',
  'field.too_short': plural('min', {
    one: 'Хамгийн багадаа {min} тэмдэгт байх ёстой',
    other: 'Хамгийн багадаа {min} тэмдэгт байх ёстой',
  }),
  'field.too_long': plural('max', {
    one: '{max} тэмдэгтээс хэтрэхгүй байх ёстой',
    other: '{max} тэмдэгтээс хэтрэхгүй байх ёстой',
  }),
  'field.too_small': 'Хамгийн бага утга: {min}',
  'field.too_big': 'Хамгийн их утга: {max}',
  'field.too_few': plural('min', {
    one: 'Хамгийн багадаа {min} утга байх ёстой',
    other: 'Хамгийн багадаа {min} утга байх ёстой',
  }),
  'field.too_many': plural('max', {
    one: '{max} утгаас хэтрэхгүй байх ёстой',
    other: '{max} утгаас хэтрэхгүй байх ёстой',
  }),
  'field.format': 'Буруу бичсэн байна. Байх ёстой хэлбэр: {format}',
  'field.pattern': 'Зөвшөөрөөгүй тэмдэгт орсон эсвэл буруу бичсэн байна',
  'field.one_of': 'Дараахын аль нэг нь байх ёстой: {allowed}',
  'field.not_unique': 'Давхардсан утга байна',
  'field.invalid_cursor': 'Хуудас заагч (cursor) буруу байна. Жагсаалтыг эхнээс нь уншина уу',
  'field.unstorable_text': 'Хадгалах боломжгүй тэмдэгт орсон байна',
  'field.password_too_short': plural('min', {
    one: 'Нууц үг хамгийн багадаа {min} тэмдэгттэй байх ёстой',
    other: 'Нууц үг хамгийн багадаа {min} тэмдэгттэй байх ёстой',
  }),
  'field.password_too_long': plural('max', {
    one: 'Нууц үг {max} тэмдэгтээс хэтрэхгүй байх ёстой',
    other: 'Нууц үг {max} тэмдэгтээс хэтрэхгүй байх ёстой',
  }),
  'field.password_breached': 'Энэ нууц үг задарсан нууц үгсийн жагсаалтад бий. Өөр нууц үг сонгоно уу',
  'field.password_contains_personal_data': 'Нууц үгэнд нэр, и-мэйл зэрэг хувийн мэдээлэл орсон байна',
  'field.duplicate_key': 'Энэ талбарыг хоёр удаа бичсэн байна',
  'field.too_deep': 'Хэт олон давхар бүтэцтэй байна',
  'field.malformed': 'Буруу бичсэн тул уншиж чадсангүй',
  'field.bad_unicode': 'Буруу Юникод тэмдэгт орсон байна',
  'field.email': 'И-мэйл хаяг буруу байна',
})
