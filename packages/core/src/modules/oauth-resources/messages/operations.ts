/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'oauth.resources.list': 'Өөртөө зориулсан токен авдаг байгууллагын үйлчилгээнүүд',
  'oauth.resources.create': 'Өөртөө зориулсан токен авдаг үйлчилгээ нэмнэ (RFC 8707)',
  'oauth.resources.replace': 'Үйлчилгээг өөрчилнө; хаяг нь хэвээр үлдэнэ',
  'oauth.resources.delete': 'Үйлчилгээг хасна',
  'oauth.document_hosts.read': 'Гишүүд баримтаар нь зөвшөөрч болох аппуудын хост',
  'oauth.document_hosts.replace': 'Тэдгээр хостыг тогтооно; хасагдсан хостын апп тэр дороо хаагдана',
}
