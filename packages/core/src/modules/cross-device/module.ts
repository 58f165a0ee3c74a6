import { defineModule } from '../../kernel/module/define-module.ts'
import { errors } from './errors.ts'
import { sweepRequests } from './jobs.ts'
import { crossDeviceMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'

export const crossDevice = defineModule({
  id: 'io.vendor.core.cross_device',
  name: { mn: 'Өөр төхөөрөмжөөр нэвтрэх', en: 'Sign-in with another device' },
  description: {
    mn: 'Нэвтэрсэн утсаараа QR код уншуулж, өөр хөтөч дээр нэвтэрнэ.',
    en: 'A signed-in phone lets another browser in by scanning its code.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Утсаараа QR код уншуулж, компьютер дээрээ нэвтэрдэг боллоо.',
        en: 'People sign in on a computer by scanning a code with their phone.',
      },
    },
  ],
  dependencies: { 'io.vendor.core.tenancy': '^1.9.0', 'io.vendor.core.identity': '^1.9.0' },
  root: '/api/v1',
  routes,
  operations,
  migrations: new URL('./migrations/', import.meta.url),
  jobs: [sweepRequests],
  messages: crossDeviceMessages,
  errors,
})
