import { defineModule } from '@tamga/core'
import { federationMessages } from './messages/index.ts'

export const federation = defineModule({
  id: 'io.vendor.core.sso_federation',
  slug: 'sso-federation',
  icon: 'affiliate',
  category: 'sign-in',
  name: { mn: 'Холбоот нэвтрэлт', en: 'Federation' },
  description: {
    mn: 'Итгэмжлэгдсэн гадны танилт олгогчоор дамжуулан нэвтрэх боломж олгоно.',
    en: 'Lets people sign in through trusted identity providers.',
  },
  history: [
    {
      version: '1.0.0',
      date: '2026-11-15',
      change: {
        mn: 'Эрх, цэсийн хамт каталогт нэмэгдлээ; танилт олгогчийн бүртгэл дараагийн хувилбарт орно.',
        en: 'In the catalog with its permissions and menu; the registry of providers comes with the next version.',
      },
    },
  ],
  dependencies: { 'io.vendor.core.identity': '^1.9.0', 'io.vendor.core.access': '^1.9.0' },
  permissions: { prefix: 'sso_federation', verbs: ['read', 'manage'] },
  root: '/api/v1/sso/federation',
  menus: [
    {
      key: 'federation',
      label: 'menu.federation',
      icon: 'affiliate',
      path: '/sso/federation',
      order: 30,
      parent: 'security',
      permission: 'sso_federation.read',
    },
  ],
  messages: federationMessages,
})
