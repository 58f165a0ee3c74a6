import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'leave.page': 'Системээс гарах',
  'leave.title': '«{brand}» системээс гарах уу?',
  'leave.asked': 'Үүнийг «{client}» апп хүсэж байна.',
  'leave.text': 'Гарвал энэ нэвтрэлтээр орсон бусад аппад ч дахин нэвтрэх шаардлагатай болно.',
  'leave.confirm': 'Гарах',
  'leave.stay': 'Гарахгүй, үлдэх',
  'leave.already': 'Та аль хэдийн гарсан байна',
  'leave.already.text': 'Энэ хөтөч дээр нэвтэрсэн бүртгэл алга.',
  'leave.onward': 'Үргэлжлүүлэх',
})
