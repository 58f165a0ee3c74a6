/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'warehouse.stock.list':
    'Нөөцөд байдаг бараа бүрийн үлдэгдэл, нэрээр нь эрэмбэлсэн; одоо эсвэл тухайн өдрийн эцэст',
  'warehouse.products.read': 'Нэг барааны үлдэгдэл: хаана байгаа, хэд нь захиалгатай, өртөг нь хэд болох',
  'warehouse.products.past.read': 'Тухайн өдрийн эцэст бараа хаана, хэд байсан',
  'warehouse.locations.list':
    'Бараа байрлах газрууд, нэрээр нь; дараа нь нийлүүлэгч, худалдан авагч, хорогдол',
  'warehouse.locations.create': 'Байгууллагын шинэ байршил',
  'warehouse.locations.read': 'Нэг байршил',
  'warehouse.locations.replace': 'Байршлын нэрийг өөрчилнө, эсвэл хоосон болсон бол архивлана',
  'warehouse.locations.delete': 'Хэзээ ч бараа байгаагүй байршлыг устгана',
  'warehouse.locations.stock.list': 'Тухайн байршилд байгаа бараа, цувралаар нь',
  'warehouse.moves.list': 'Барааны хөдөлгөөн, шинээс нь: бүр нь тодорхой тоог нэг байршлаас нөгөөд шилжүүлнэ',
  'warehouse.postings.list': 'Орлого, зарлага, шилжүүлэг болон бусад баримт, шинээс нь',
  'warehouse.postings.read': 'Нэг баримт, хөдөлгөөнүүдийн хамт',
  'warehouse.receipts.create': 'Нийлүүлэгчээс бараа өртгөөрөө орж ирнэ',
  'warehouse.deliveries.create':
    'Худалдан авагчид бараа гарна; цуврал заагаагүй бол хугацаа нь түрүүлж дуусах нь',
  'warehouse.transfers.create': 'Байгууллагын нэг байршлаас нөгөөд бараа шилжинэ',
  'warehouse.adjustments.create': 'Бараа дутсан эсвэл илүү гарсан',
  'warehouse.postings.correction.create': 'Баримтыг эсрэг хөдөлгөөнөөр нь буцаана',
  'warehouse.counts.list': 'Тооллогууд, шинээс нь',
  'warehouse.counts.create': 'Байршилд байгааг тоолж эхэлнэ; далд бол байх ёстой тоог харуулахгүй',
  'warehouse.counts.read': 'Нэг тооллого, тоолсны хамт',
  'warehouse.counts.lines.replace': 'Тоолсноо бүртгэнэ; дахин тоолбол сүүлийнх нь хүчинтэй',
  'warehouse.counts.post': 'Тооллогыг хаана: зөрүү нь илүүдэл эсвэл дутагдал болно',
  'warehouse.counts.delete': 'Хаагаагүй тооллогыг цуцална',
  'warehouse.import':
    'Үлдэгдлийг CSV файлаас авна: барааны дугаар, байршил, тоо, өртөг; бүгдийг эсвэл аль нь ч үгүй',
  'warehouse.reorder.list': 'Барааг хэдээс доош болоход захиалах, юу дутаж байгаа',
  'warehouse.products.reorder.replace':
    'Тухайн байршилд барааг хэдээс доош болоход хэд хүртэл захиалахыг хэлнэ',
  'warehouse.reservations.list': 'Хэн нэгэнд зориулж захиалсан бараа, шинээс нь',
  'warehouse.reservations.create':
    'Байршил дахь барааг хэн нэгэнд зориулж захиална; чөлөөтэй байгаагаас илүүгүй',
  'warehouse.reservations.read': 'Нэг захиалга',
  'warehouse.reservations.delete': 'Захиалсан барааг чөлөөлнө',
}
