import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.dependents_installed': 'Өөр модуль үүнээс хамаарч байна',
  'problem.dependents_installed.detail': 'Эхлээд үүнээс хамаарах модулиудыг хасна уу: {dependents}.',
  'problem.dependency_unsatisfied': 'Шаардлагатай модуль эсвэл хувилбар алга',
  'problem.dependency_unsatisfied.detail':
    'Хамаарлыг хангаж чадсангүй: {chain}. Платформын операторт хандана уу.',
  'problem.app_required': 'Энэ модулийг хасах боломжгүй',
  'problem.app_required.detail': '«{app}» модуль системийн ажиллагаанд заавал хэрэгтэй.',
  'problem.app_cannot_activate': 'Энэ модулийг идэвхжүүлэх боломжгүй',
  'problem.app_cannot_activate.detail':
    'Энэ модулийг танай байгууллагад ашиглахгүй бөгөөд эндээс идэвхжүүлэх боломжгүй.',
  'permission.store.read': 'Модулийн дэлгүүрийг харах',
  'permission.store.manage': 'Модуль суулгах, хасах, идэвхжүүлэх',
  'menu.home': 'Нүүр',
  'menu.apps': 'Модулийн дэлгүүр',
  'menu.settings': 'Тохиргоо',
  'menu.platform': 'Платформ',
  'menu.organisation': 'Байгууллага',
  'menu.security': 'Аюулгүй байдал',
  'menu.work': 'Ажил',
  'audit.app.installed': 'Модуль суулгасан',
  'audit.app.uninstalled': 'Модулийг хассан',
  'audit.app.activated': 'Модулийг идэвхжүүлсэн',
  'audit.app.deactivated': 'Модулийг идэвхгүй болгосон',
})
