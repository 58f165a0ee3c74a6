/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'sso.clients.list': 'Нэвтрэлттэй холбогдсон аппууд',
  'sso.clients.create': 'Апп бүртгэнэ; нууц түлхүүр зөвхөн энэ хариунд бий',
  'sso.clients.read': 'Нэг апп',
  'sso.clients.replace': 'Аппыг өөрчилнө; дурдаагүй нь хэвээр үлдэнэ',
  'sso.clients.delete': 'Аппыг бүх токентой нь устгана',
  'sso.clients.rotate_secret': 'Шинэ нууц түлхүүр үүсгэнэ; зөвхөн энэ хариунд бий',
  'sso.clients.enabled.replace': 'Аппыг идэвхжүүлж, идэвхгүй болгоно',
  'sso.clients.activity.list': 'Аппыг хэр ашигласан, юуг нь өөрчилсөн',
  'sso.clients.logo.read': 'Логог татаж чадсан эсэх',
  'sso.clients.logo.replace': 'Лого оруулна: PNG, JPEG, WebP, 256 KB хүртэл; цэгүүдээс нь шинэ зураг хийнэ',
  'sso.clients.logouts.hours.list': 'Сүүлийн 24 цагийн гаралтын мэдэгдэл хэрхэн дууссан',
  'sso.clients.logouts.list': 'Нэвтрэлт дууссаныг апп мэдсэн эсэх (back-channel logout)',
}
