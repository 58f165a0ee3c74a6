import { defineModule } from '../../kernel/module/define-module.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { type SignInMethod, signInMethods } from '../identity/index.ts'
import { errors } from './errors.ts'
import { isGatewayConfigured } from './gateway/client.ts'
import { sweepAttempts } from './jobs.ts'
import { danMessages } from './messages/index.ts'
import { routes } from './routes.ts'
import { danSettings } from './settings.ts'

const danMethod: SignInMethod = {
  key: 'dan',
  reaches: settings => {
    if (!isGatewayConfigured(settings)) return []
    return settings.DAN_STRONG_LOGIN_TYPES.length > 0 ? ['acr:1', 'acr:2'] : ['acr:1']
  },
  isOn: isGatewayConfigured,
}

import { operations } from './messages/operations.ts'

export const dan = defineModule({
  id: 'io.vendor.core.dan',
  name: { mn: 'Төрийн нэгдсэн нэвтрэлт (ДАН)', en: 'Unified government gateway' },
  description: {
    mn: 'Төрийн нэгдсэн нэвтрэлтийн системээр дамжин нэвтэрнэ.',
    en: 'Sign-in through the unified government gateway.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Төрийн нэгдсэн нэвтрэлтээр нэвтрэх боломжтой боллоо.',
        en: 'People sign in through the unified government gateway.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.sso': '^1.9.0',
    'io.vendor.core.eid': '^1.9.0',
  },
  root: '/api/v1',
  routes,
  operations,
  migrations: new URL('./migrations/', import.meta.url),
  messages: danMessages,
  errors,
  jobs: [sweepAttempts],
  provides: [provide(signInMethods, danMethod)],
  settings: danSettings,
})
