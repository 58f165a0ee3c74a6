import { defineModule } from '../../kernel/module/define-module.ts'
import { egovMessages } from './messages/index.ts'
import { egovSettings } from './settings.ts'

/** The government app. Its manifest requires it in every catalog; on the tenants of a sign-in installation it stays off. */
export const egov = defineModule({
  id: 'io.vendor.core.egov',
  slug: 'egov',
  icon: 'building-bank',
  category: 'government',
  name: { mn: 'Цахим засаглал', en: 'E-government' },
  description: {
    mn: 'Төрийн үйлчилгээ, улсын бүртгэлтэй холбогдох апп.',
    en: 'Connects the organisation to government services and the national registry.',
  },
  required: true,
  activatable: false,
  history: [
    {
      version: '1.9.1',
      date: '2026-11-15',
      change: {
        mn: 'Каталогт нэмэгдсэн, идэвхгүй төлөвтэй.',
        en: 'Present in the catalog, inactive on the tenant.',
      },
    },
  ],
  dependencies: {},
  messages: egovMessages,
  settings: egovSettings,
})
