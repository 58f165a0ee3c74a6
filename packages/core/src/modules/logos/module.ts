import { defineModule } from '../../kernel/module/define-module.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { protocolEndpoints } from '../../kernel/protocol-endpoints.ts'
import { errors } from './errors.ts'
import { fetchLogos, refreshLogos } from './jobs.ts'
import { logoMessages } from './messages/index.ts'
import { mountLogos } from './mount-logos.ts'

export const logos = defineModule({
  id: 'io.vendor.core.logos',
  name: { mn: 'Лого', en: 'Logos' },
  description: {
    mn: 'Апп, нэвтрэлтийн үйлчилгээний логоны хуулбарыг хадгалж, өөрийн хаягаас харуулна.',
    en: 'Keeps copies of the logos of applications and identity providers, and shows them from its own origin.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-15',
      change: {
        mn: 'Өөр сайтад байгаа логог татаж авч, хөтөч гадагш хандахгүйгээр харуулдаг боллоо.',
        en: 'Logos that lie on other hosts are fetched, and shown without the browser asking anybody else.',
      },
    },
  ],
  dependencies: { 'io.vendor.core.tenancy': '^1.9.0' },
  migrations: new URL('./migrations/', import.meta.url),
  messages: logoMessages,
  errors,
  jobs: [fetchLogos, refreshLogos],
  provides: [provide(protocolEndpoints, mountLogos)],
})
