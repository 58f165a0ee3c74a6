/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'service_accounts.list': 'Байгууллагын үйлчилгээний бүртгэлүүд',
  'service_accounts.create': 'Үйлчилгээний бүртгэл нэмнэ',
  'service_accounts.read': 'Нэг үйлчилгээний бүртгэл',
  'service_accounts.replace': 'Үйлчилгээний бүртгэлийг өөрчилнө',
  'service_accounts.update': 'Үйлчилгээний бүртгэлийн зарим талбарыг өөрчилнө',
  'service_accounts.delete': 'Үйлчилгээний бүртгэлийг токентой нь устгана',
  'service_accounts.tokens.list': 'Үйлчилгээний бүртгэлийн токенууд',
  'service_accounts.tokens.create': 'Үйлчилгээний бүртгэлд токен үүсгэнэ; токен зөвхөн энэ хариунд бий',
  'service_accounts.tokens.rotate':
    'Үйлчилгээний бүртгэлийн токеныг шинээр сольж өгнө; зөвхөн энэ хариунд бий',
  'service_accounts.tokens.delete': 'Үйлчилгээний бүртгэлийн токеныг хүчингүй болгоно',
  'tokens.list': 'Өөрийн хувийн токенууд',
  'tokens.create': 'Хувийн токен үүсгэнэ; токен зөвхөн энэ хариунд бий',
  'tokens.rotate': 'Хувийн токеныг шинээр сольж өгнө; зөвхөн энэ хариунд бий',
  'tokens.delete': 'Хувийн токеныг хүчингүй болгоно',
}
