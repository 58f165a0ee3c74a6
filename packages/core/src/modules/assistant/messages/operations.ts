/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'assistant.status.read': 'Туслахаас асуух боломжтой эсэх, боломжгүй бол яагаад',
  'assistant.conversations.list': 'Өөрийн яриа, хамгийн сүүлийнх нь эхэндээ',
  'assistant.conversations.create': 'Яриа эхлүүлнэ',
  'assistant.conversations.read': 'Нэг яриа, хариулт бүрийн үндэслэсэн бичлэгийн хамт',
  'assistant.conversations.delete': 'Яриаг устгана',
  'assistant.conversations.messages':
    'Асууна; хариулт нь үйл явдлын урсгал болж ирнэ: text, tool, cite, proposal, usage, error, done',
  'assistant.conversations.messages.events': 'Хариултыг сүүлд уншсан үйл явдлаас нь үргэлжлүүлэн уншина',
  'assistant.proposals.list': 'Танд санал болгосон, шийдвэр хүлээж байгаа өөрчлөлтүүд',
  'assistant.proposals.read':
    'Санал болгосон нэг өөрчлөлт; хүсэлтийг нь өөрийг нь Assistant-Proposal толгойтой илгээснээр хэрэгжинэ',
  'assistant.proposals.delete': 'Санал болгосон өөрчлөлтөөс татгалзана',
}
