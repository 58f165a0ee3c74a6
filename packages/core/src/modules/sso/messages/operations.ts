/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'auth.methods.read': 'Нэвтрэх дэлгэц дээр юуг харуулж болох вэ',
  'auth.sso.start.read': 'Өөр үйлчилгээгээр нэвтэрнэ: хөтөч тийш очно',
  'auth.sso.callback.read':
    'Үйлчилгээний хариу: хөтөч очих газартаа, эсвэл `error`-той нэвтрэх хуудас руу очно',
  'auth.sso.backchannel_logout': 'Үйлчилгээ өөрөөс нь эхэлсэн нэвтрэлтүүдийг гарах токеноор таслана',
  'auth.sso.logout.read': 'Нэвтрэлт эхэлсэн үйлчилгээ: тэндээс ч мөн гарах боломжтой бол',
  'auth.sso.logout': 'Нэвтрэлтийг дуусгана; дараа нь хөтөч `redirect_to` хаягаар үйлчилгээнээс гарна',
  'auth.sso.frontchannel_logout.read':
    'Үйлчилгээ өөрөөс нь эхэлсэн нэвтрэлтийг хуудасныхаа хүрээнээс таслана',
}
