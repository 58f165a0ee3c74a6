/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'documents.verify': 'Харах эрхтэй 500 хүртэлх баримт бичгийг шалгана; үр дүнг Location хаягаас уншина',
  'documents.verify.read': 'Олон баримт бичгийн шалгалт хэр явсан, юу гарсныг харуулна',
  'documents.versions.verified':
    'Хувилбарын PDF файлыг шалгалтын тайлантай нь (PDF, JSON) ZIP архиваар өгнө; тайлан нь одоогийнх',
  verify:
    'PDF файлын гарын үсгийг шалгана (20 МБ хүртэл, юу ч хадгалахгүй), SHA-256-гаар таньж байгаа эсэх, эсвэл кодоор хэн гарын үсэг зурсныг хэлнэ',
}
