/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'audit.list': 'Хэн юуг хэзээ өөрчилснийг харуулна',
  'audit.days.list': 'Сүүлийн 30 хоногийн өдөр бүрийн бичлэгийн тоо',
  'audit.export': 'Үйлдлийн бүртгэлийг урсгалаар татна',
  'audit.verify.read': 'Битүүмжлэл бүрийг бичлэгтэй нь тулгана',
  'me.activity.list': 'Энэ байгууллагад миний хийсэн үйлдлүүд',
}
