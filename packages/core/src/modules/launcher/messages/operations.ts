/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'me.applications.list': 'Хүний нээж болох аппууд, нэрээр нь эрэмбэлсэн',
  'me.applications.favourite.replace': 'Аппыг онцолно',
  'me.applications.favourite.delete': 'Аппыг онцлохоо болино',
  'me.applications.opened': 'Хүн аппыг нээснийг тэмдэглэнэ',
}
