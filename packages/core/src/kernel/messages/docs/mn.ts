import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'docs.title': 'API гарын авлага',
  'docs.lead':
    '{brand} системийн бүх боломжийг энэ API-аар ашиглана. Жагсаалтаас үйлдэл сонгож, энд шууд туршиж үзнэ үү.',
  'docs.sign_in': 'Нэвтрэх',
  'docs.language': 'Хэл солих',
  'title.welcome': 'Тавтай морилно уу',
  'title.login': 'Нэвтрэх',
  'title.invitation': 'Урилга',
  'title.forgotten': 'Нууц үг сэргээх',
  'title.reset': 'Шинэ нууц үг',
  'title.verify': 'И-мэйл баталгаажуулах',
  'title.change_email': 'И-мэйл солих',
  'title.undo_email': 'И-мэйлийн солилтыг буцаах',
  'title.setup': 'Анхны тохиргоо',
  'title.logout': 'Системээс гарах',
  'title.device': 'Төхөөрөмжөө нэвтрүүлэх',
  'title.let_in': 'Өөр төхөөрөмжийг нэвтрүүлэх',
  'title.profile': 'Миний мэдээлэл',
  'page.description': 'Байгууллагынхаа бүх системд нэг бүртгэлээр, аюулгүй, хурдан нэвтэрнэ.',
  'page.noscript': 'Энэ хуудсыг ашиглахын тулд хөтчийнхөө JavaScript-ийг идэвхжүүлнэ үү.',
  'no_shell.title': '{brand}: вэб хэсэггүй ажиллаж байна',
  'no_shell.lead':
    'Энэ сервис зөвхөн API хэлбэрээр ажиллаж байна: вэб хэсэг суулгагдаагүй, эсвэл SHELL_DIR тохиргоонд заагдаагүй. Администратортоо хандана уу.',
})
