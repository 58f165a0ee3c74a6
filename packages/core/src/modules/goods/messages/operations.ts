/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'goods.products.list': 'Бараа, хувилбарууд, нэрийн дарааллаар; нэр, дугаар, баркодын эхлэлээр хайна',
  'goods.products.create': 'Шинэ бараа бүртгэнэ; үндсэн бараа заасан бол түүний хувилбар болно',
  'goods.scan': 'Уншуулсан баркодын бараа, хэмжих нэгж; шошгонд нь байвал цуврал, дуусах хугацаа',
  'goods.products.read': 'Нэг бараа',
  'goods.products.replace': 'Барааны мэдээллийг өөрчилнө; дурдаагүй нь хэвээр үлдэнэ',
  'goods.products.delete': 'Өөр бүртгэлд ашиглаагүй барааг устгана',
  'goods.products.images': 'Бараанд зураг нэмнэ: PNG, JPEG эсвэл WebP',
  'goods.products.images.delete': 'Барааны зургийг хасна',
  'goods.products.prices.list': 'Барааны бүх үнэ',
  'goods.products.prices.replace':
    'Барааны бүх үнийг жагсаалт, тоо хэмжээ, өдрөөр нь тогтооно; дурдаагүй үнэ хасагдана',
  'goods.products.price.read': 'Харилцагч, тоо хэмжээ, өдрөөс хамаарсан нэг нэгжийн үнэ',
  'goods.price_lists.list': 'Үнийн жагсаалтууд, нэрийн дарааллаар',
  'goods.price_lists.create': 'Бүх эсвэл тодорхой худалдан авагчид зориулсан шинэ үнийн жагсаалт үүсгэнэ',
  'goods.price_lists.read': 'Нэг үнийн жагсаалт',
  'goods.price_lists.replace': 'Үнийн жагсаалтыг өөрчилнө; валют нь хэвээр үлдэнэ',
  'goods.price_lists.delete': 'Үнэ оруулаагүй үнийн жагсаалтыг устгана',
  'goods.categories.list': 'Барааны ангиллууд, нэрийн дарааллаар',
  'goods.categories.create': 'Дээд түвшинд эсвэл өөр ангиллын дор шинэ ангилал үүсгэнэ',
  'goods.categories.replace': 'Ангиллын нэрийг өөрчилнө',
  'goods.categories.delete': 'Хоосон ангиллыг устгана',
  'goods.units.list': 'Барааны хэмжих нэгжүүд, товч тэмдэглэгээний дарааллаар',
  'goods.units.create':
    'Шинэ хэмжих нэгж үүсгэнэ: бие даасан эсвэл өөр нэгжээс тооцогдох; харьцаа нь дараа өөрчлөгдөхгүй',
  'goods.units.replace': 'Хэмжих нэгжийн нэрийг өөрчилнө',
  'goods.units.delete': 'Ашиглаагүй хэмжих нэгжийг устгана',
}
