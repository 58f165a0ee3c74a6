/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'auth.cross_device.create': 'Өөр төхөөрөмжөөр нэвтэрнэ: уншуулах код харуулна',
  'auth.cross_device.read': 'Нөгөө төхөөрөмж шийдэхийг хүлээнэ',
  'auth.cross_device.delete': 'Хүлээхээ болино',
  'me.cross_device.read': 'Энэ кодоор хэн нэвтрэхийг хүлээж байгааг харуулна',
  'me.cross_device.create': 'Хүлээж буй хөтчийг миний нэрээр нэвтрүүлнэ, эсвэл татгалзана',
}
