/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'auth.dan.login': 'Төрийн нэгдсэн нэвтрэлтээр нэвтэрнэ: хөтөч очих хаягийг өгнө',
  'auth.dan.callback.read':
    'Нэгдсэн нэвтрэлтийн хариу: хөтөч очих газартаа, эсвэл `error`-той нэвтрэх хуудас руу очно',
  'me.identities.dan': 'Өөрийгөө төрийн нэгдсэн нэвтрэлттэй холбоно: хөтөч очих хаягийг өгнө',
}
