import { defineModule } from '../../kernel/module/define-module.ts'
import { errors } from './errors.ts'
import { removeDueTenants } from './jobs.ts'
import { platformMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { platformSettings } from './settings.ts'

export const platform = defineModule({
  id: 'io.vendor.core.platform',
  name: { mn: 'Платформын удирдлага', en: 'Platform administration' },
  description: {
    mn: 'Оператор байгууллага үүсгэх, түр хаах, өгөгдлийг нь татах, устгах.',
    en: 'The operator creates, suspends, exports and deletes tenants.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-15',
      change: {
        mn: 'Оператор байгууллагуудыг үүсгэж, түр хааж, татаж, устгадаг боллоо.',
        en: 'The operator creates, suspends, exports and deletes tenants.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.store': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.invitations': '^1.9.0',
    'io.vendor.core.audit': '^1.9.0',
    'io.vendor.core.settings': '^1.9.0',
    'io.vendor.core.sso_clients': '^1.9.0',
    'io.vendor.core.sso': '^1.9.0',
  },
  root: '/api/v1/platform',
  routes,
  operations,
  menus: [
    {
      key: 'tenants',
      label: 'menu.tenants',
      icon: 'buildings',
      path: '/platform/tenants',
      order: 90,
      parent: 'settings',
      operatorOnly: true,
    },
    {
      key: 'status',
      label: 'menu.status',
      icon: 'heartbeat',
      path: '/platform/status',
      order: 89,
      parent: 'settings',
      operatorOnly: true,
    },
  ],
  jobs: [removeDueTenants],
  messages: platformMessages,
  errors,
  settings: platformSettings,
  reads: {
    audit_record: 'the export of a tenant',
    'jobs.job': 'which work waits or failed for good, for the operator',
    'jobs.schedule': 'when scheduled work ran, for the operator',
    'jobs.worker': 'which processes run, for the operator',
    oidc_signing_key: 'the state of the signing keys, for the operator',
    platform_setting: 'when the last backup was made',
    membership: 'how many members a tenant has',
    tenant: 'the list of tenants; tenancy makes them',
  },
})
