/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'warehouse.stock.list': 'Бараа бүрийн үлдэгдэл, нэрийн дарааллаар; одоо эсвэл тухайн өдрийн эцэст',
  'warehouse.products.read':
    'Нэг барааны үлдэгдэл: хаана хэд байгаа, хэдийг нь нөөцөлсөн, өртөг нь хэд болох',
  'warehouse.products.past.read': 'Тухайн өдрийн эцэст бараа хаана, хэд байсан',
  'warehouse.locations.list':
    'Бараа байрлах газрууд, нэрийн дарааллаар; дараа нь нийлүүлэгч, худалдан авагч, хорогдол',
  'warehouse.locations.create': 'Байгууллагын шинэ байршил нэмнэ',
  'warehouse.locations.read': 'Нэг байршил',
  'warehouse.locations.replace': 'Байршлын нэрийг өөрчилнө, эсвэл хоосон болсон бол архивлана',
  'warehouse.locations.delete': 'Хэзээ ч бараа байгаагүй байршлыг устгана',
  'warehouse.locations.stock.list': 'Тухайн байршилд байгаа бараа, цувралаар нь',
  'warehouse.moves.list':
    'Барааны хөдөлгөөн, шинэ нь эхэнд: бүр нь тодорхой тоог нэг байршлаас нөгөөд шилжүүлнэ',
  'warehouse.postings.list': 'Орлого, зарлага, шилжүүлэг болон бусад баримт, шинэ нь эхэнд',
  'warehouse.postings.read': 'Нэг баримт, хөдөлгөөнүүдийн хамт',
  'warehouse.receipts.create': 'Нийлүүлэгчээс ирсэн барааг өртгөөр нь орлогод авна',
  'warehouse.deliveries.create':
    'Худалдан авагчид өгсөн барааг зарлагадна; цуврал заагаагүй бол хугацаа нь түрүүлж дуусахаас нь',
  'warehouse.transfers.create': 'Барааг байгууллагын нэг байршлаас нөгөөд шилжүүлнэ',
  'warehouse.adjustments.create': 'Дутсан эсвэл илүү гарсан барааг залруулна',
  'warehouse.postings.correction.create': 'Баримтыг эсрэг хөдөлгөөнөөр нь буцаана',
  'warehouse.counts.list': 'Тооллогууд, шинэ нь эхэнд',
  'warehouse.counts.create': 'Байршлын тооллого эхэлнэ; далд тооллогод бүртгэлийн үлдэгдлийг харуулахгүй',
  'warehouse.counts.read': 'Нэг тооллого, тоолсон дүнгийн хамт',
  'warehouse.counts.lines.replace': 'Тоолсон дүнг бүртгэнэ; дахин тоолбол сүүлийнх нь хүчинтэй',
  'warehouse.counts.post': 'Тооллогыг дуусгана: зөрүү нь илүүдэл эсвэл дутагдал болно',
  'warehouse.counts.delete': 'Дуусгаагүй тооллогыг цуцална',
  'warehouse.import':
    'Эхний үлдэгдлийг CSV файлаас бүгдийг нь эсвэл нэгийг ч үгүй оруулна: барааны дугаар, байршил, тоо, өртөг',
  'warehouse.reorder.list': 'Нөхөн захиалгын доод хэмжээ, дутаж байгаа тоо',
  'warehouse.products.reorder.replace':
    'Тухайн байршилд барааг хэдээс доош болоход хэд хүртэл захиалахыг тогтооно',
  'warehouse.reservations.list': 'Нөөцөлсөн бараа, шинэ нь эхэнд',
  'warehouse.reservations.create':
    'Байршил дахь барааг хэн нэгэнд зориулж нөөцөлнө; чөлөөтэй үлдэгдлээс илүүгүй',
  'warehouse.reservations.read': 'Нэг нөөцлөлт',
  'warehouse.reservations.delete': 'Нөөцөлсөн барааг чөлөөлнө',
}
