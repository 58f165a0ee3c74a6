import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'phone.title': 'Утсаараа нэвтрэх',
  'phone.lead': 'Нэвтэрсэн утасныхаа камераар кодыг уншуулж, доорх тоог сонгоно уу.',
  'phone.code': 'Утсаараа уншуулах QR код',
  'phone.number': 'Утсан дээрээ энэ тоог сонгоно',
  'phone.waiting': 'Утаснаас хариу хүлээж байна',
  'phone.again': 'Шинэ код авах',
  'phone.replace': 'Үргэлжлүүлж, өмнөх нэвтрэлтийг дуусгах',
  'phone.back': 'Өөр аргаар нэвтрэх',
})
