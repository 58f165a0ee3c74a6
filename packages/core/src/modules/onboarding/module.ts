import { defineModule } from '../../kernel/module/define-module.ts'
import { exportedTables } from './exported-tables.ts'
import { onboardingMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'

export const onboarding = defineModule({
  id: 'io.vendor.core.onboarding',
  name: { mn: 'Эхний алхмууд', en: 'First steps' },
  description: {
    mn: 'Шинэ байгууллагын админд эхлээд юу хийхийг, юу нь болсныг харуулна.',
    en: 'Shows the administrators of a new organisation what to do first, and what is done.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Эхний алхмууд нүүр хуудсанд гарч, хийсэн бүр нь өөрөө тэмдэглэгддэг боллоо.',
        en: 'The first steps stand on the home page and tick themselves when they are done.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.factors': '^1.9.0',
    'io.vendor.core.invitations': '^1.9.0',
    'io.vendor.core.settings': '^1.9.0',
    'io.vendor.core.sso_clients': '^1.9.0',
    'io.vendor.core.oauth': '^1.9.0',
  },
  permissionPrefix: 'settings',
  root: '/api/v1',
  routes,
  operations,
  reads: {
    audit_record: 'when the tenant was exported last',
    invitation: 'whether somebody was invited',
    membership: 'whether there are others',
    oidc_client: 'whether an application is connected',
    oidc_client_use: 'whether somebody signed in to one',
    oidc_grant: 'whether somebody signed in to one a moment ago',
    tenant_brand: 'whether the organisation has a face of its own',
  },
  migrations: new URL('./migrations/', import.meta.url),
  messages: onboardingMessages,
  exports: exportedTables,
})
