/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'me.notifications.list': 'Намайг хүлээж буй зүйлсийг шинээс нь эхлэн жагсаана',
  'me.notifications.read': 'Заасан эсвэл бүх мэдэгдлийг уншсан гэж тэмдэглэнэ',
  'me.notifications.switches.list': 'Ямар мэдэгдлийг яаж авч байгаагаа харна',
  'me.notifications.switches.replace': 'Мэдэгдлээ сонгоно; нэрлээгүй нь хэвээр үлдэнэ',
  'me.events':
    'Үйл явдлын урсгал: `notification`, `withdrawn`, `badges`, `session`; `Last-Event-ID`-д заасны дараахаас үргэлжилнэ',
}
