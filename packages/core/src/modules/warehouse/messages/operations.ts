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
  'warehouse.postings.correction': 'Баримтыг эсрэг хөдөлгөөнөөр нь буцаана',
  'warehouse.reservations.list': 'Хэн нэгэнд зориулж захиалсан бараа, шинээс нь',
  'warehouse.reservations.create':
    'Байршил дахь барааг хэн нэгэнд зориулж захиална; чөлөөтэй байгаагаас илүүгүй',
  'warehouse.reservations.read': 'Нэг захиалга',
  'warehouse.reservations.delete': 'Захиалсан барааг чөлөөлнө',
}
