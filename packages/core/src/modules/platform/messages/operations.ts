/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'platform.tenants.list': 'Бүх байгууллага',
  'platform.tenants.create': 'Байгууллага үүсгэнэ',
  'platform.tenants.read': 'Нэг байгууллага',
  'platform.tenants.update': 'Байгууллагын нэрийг солих, түр хаах, сэргээх',
  'platform.tenants.delete': 'Байгууллагыг одоо хааж, хугацааны дараа устгана',
  'platform.tenants.restore': 'Байгууллагыг устгах захиалгыг буцаана',
  'platform.tenants.export': 'Байгууллагын бүх өгөгдлийг JSON мөрөөр өгнө',
  'platform.people.import': 'Өөр системийн хүмүүсийг нууц үгийн хэштэй нь оруулна; бүртгэлтэй хүнд хүрэхгүй',
  'platform.domains.replace':
    'И-мэйлийн домэйн хэнийх болохыг DNS бичлэггүйгээр зааж өгнө; null бол хэнийх ч биш',
  'platform.maintenance.read': 'Системд засвар үйлчилгээ хийж байгаа эсэх',
  'platform.maintenance.replace':
    'Засвар үйлчилгээг эхлүүлэх, дуусгах: операторуудаас бусдад систем түр хаагдана',
  'platform.status.read':
    'Суурилуулалтын байдал: процесс, ажил, ачаалал, өгөгдлийн сан, нөөц хуулбар, түлхүүр; юу буруу, яаж засах вэ',
  'platform.audit.list': 'Аль ч байгууллагад хамаарахгүй үйлдлийн бүртгэл',
}
