import { defineModule } from '../../kernel/module/define-module.ts'
import { eidSettings } from './settings.ts'

export const eid = defineModule({
  id: 'io.vendor.core.eid',
  name: { mn: 'Цахим үнэмлэх (e-ID)', en: 'National e-ID' },
  description: {
    mn: 'Иргэний цахим үнэмлэхээр нэвтэрч, гарын үсэг зурна.',
    en: 'Sign-in and signatures with the national e-ID.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'e-ID-гээр нэвтрэх боломжтой боллоо.',
        en: 'People sign in with the national e-ID.',
      },
    },
  ],
  dependencies: {},
  settings: eidSettings,
})
