/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'sso.federation.callback.read': 'Хараахан бүртгээгүй нэвтрэлтийн үйлчилгээний буцах хаяг',
  'sso.federation.status.read': 'Нэвтрэлтийн үйлчилгээний нууц түлхүүрийг хадгалж чадах эсэх',
  'sso.federation.providers.list': 'Нэвтрэлтийн үйлчилгээнүүд',
  'sso.federation.providers.create': 'Нэвтрэлтийн үйлчилгээ бүртгэнэ',
  'sso.federation.providers.read': 'Нэг нэвтрэлтийн үйлчилгээ',
  'sso.federation.providers.replace': 'Нэвтрэлтийн үйлчилгээг өөрчилнө; дурдаагүй нь хэвээр үлдэнэ',
  'sso.federation.providers.enabled.replace':
    'Нэвтрэлтийн үйлчилгээг идэвхжүүлж, идэвхгүй болгоно; `end_sessions` түүгээр эхэлсэн нэвтрэлтүүдийг таслана',
  'sso.federation.providers.delete':
    'Нэвтрэлтийн үйлчилгээг холбосон бүртгэл, түүгээр эхэлсэн нэвтрэлттэй нь устгана; хүмүүс болон дуудагчийн нэвтрэлт хэвээр үлдэнэ',
  'sso.federation.providers.links.list': 'Тухайн үйлчилгээгээр нэвтэрсэн хүмүүс',
  'sso.federation.links.list': 'Бүх холбосон бүртгэл',
  'sso.federation.links.delete': 'Холбосон бүртгэлийг салгана; түүгээр эхэлсэн нэвтрэлтүүд тасарна',
  'sso.federation.discovery': 'Үйлчилгээг бүртгэхийн өмнө хаягийг нь шалгана',
  'sso.federation.providers.test': 'Нэвтрэлтийн үйлчилгээнд хүрч, ашиглаж болох эсэхийг шалгана',
  'sso.federation.providers.domains.check': 'Домэйныг нотлох бичлэгийг DNS-ээс хайна',
  'sso.federation.providers.trial': 'Зөвхөн үзэх туршилтын нэвтрэлтийг эхлүүлнэ: хэн ч үүсэхгүй, нэвтрэхгүй',
  'sso.federation.providers.trial.read': 'Туршилтын дүн: ирсэн мэдээлэл ба түүний харгалзаа',
}
