import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.dependents_installed': 'Өөр апп үүнээс хамаарч байна',
  'problem.dependents_installed.detail': 'Эхлээд үүнээс хамаарах аппуудыг хасна уу: {dependents}.',
  'problem.dependency_unsatisfied': 'Шаардлагатай апп эсвэл хувилбар алга',
  'problem.dependency_unsatisfied.detail':
    'Хамаарлыг хангаж чадсангүй: {chain}. Платформын операторт хандана уу.',
  'problem.app_required': 'Энэ аппыг хасах боломжгүй',
  'problem.app_required.detail': '«{app}» апп системийн ажиллагаанд заавал хэрэгтэй.',
  'problem.app_cannot_activate': 'Энэ аппыг идэвхжүүлэх боломжгүй',
  'problem.app_cannot_activate.detail':
    'Энэ аппыг танай байгууллагад ашиглахгүй бөгөөд эндээс идэвхжүүлэх боломжгүй.',
  'permission.store.read': 'Апп дэлгүүрийг харах',
  'permission.store.manage': 'Апп суулгах, хасах, идэвхжүүлэх',
  'menu.home': 'Нүүр',
  'menu.apps': 'Апп дэлгүүр',
  'menu.settings': 'Тохиргоо',
  'menu.platform': 'Платформ',
  'menu.organisation': 'Байгууллага',
  'menu.security': 'Аюулгүй байдал',
  'menu.work': 'Ажил',
  'audit.app.installed': 'Апп суулгасан',
  'audit.app.uninstalled': 'Аппыг хассан',
  'audit.app.activated': 'Аппыг идэвхжүүлсэн',
  'audit.app.deactivated': 'Аппыг идэвхгүй болгосон',
})
