import { sourceCatalog } from '@tamga/core'

export const mn = sourceCatalog({
  'app.sso-sessions.name': 'Идэвхтэй нэвтрэлт',
  'app.sso-sessions.description':
    'Хэн, хаанаас нэвтэрснийг харуулж, шаардлагатай үед нэвтрэлтийг зайнаас таслана.',
  'audit.session.terminated': 'Нэвтрэлтийг тасалсан',
  'audit.session.all_terminated': 'Хүний бүх нэвтрэлтийг тасалсан',
  'permission.sso_sessions.read': 'Идэвхтэй нэвтрэлт, түүхийг харах',
  'permission.sso_sessions.manage': 'Бусдын нэвтрэлтийг таслах',
  'menu.sessions': 'Идэвхтэй нэвтрэлт',
})
