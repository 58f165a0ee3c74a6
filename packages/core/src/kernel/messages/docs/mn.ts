import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'docs.title': 'API гарын авлага',
  'docs.lead':
    '{brand} системийн бүх боломжийг энэ API-аар ашиглана. Жагсаалтаас үйлдэл сонгож, энд шууд туршиж үзнэ үү.',
  'docs.sign_in': 'Нэвтрэх',
  'docs.language': 'Хэл солих',
  'page.noscript': 'Энэ хуудсыг ашиглахын тулд хөтчийнхөө JavaScript-ийг идэвхжүүлнэ үү.',
  'no_shell.title': '{brand}: вэб хэсэггүй ажиллаж байна',
  'no_shell.lead':
    'Энэ сервис зөвхөн API хэлбэрээр ажиллаж байна: вэб хэсэг суулгагдаагүй, эсвэл SHELL_DIR тохиргоонд заагдаагүй. Администратортоо хандана уу.',
})
