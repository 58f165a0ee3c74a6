import { defineModule } from '../../kernel/module/define-module.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { protocolEndpoints } from '../../kernel/protocol-endpoints.ts'
import { errors } from './errors.ts'
import { ringServices } from './exchange/ring-service.ts'
import { jobs } from './jobs.ts'
import { ringMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { mountRing } from './mount-ring.ts'
import { routes } from './routes.ts'
import { ringSettings } from './settings.ts'
import { DIRECTORY, directoryEntries, onPeopleChanged } from './uses/directory-entries.ts'
import { onClientsLeft, sessionEndings } from './uses/session-endings.ts'

export const ring = defineModule({
  id: 'io.vendor.core.ring',
  name: { mn: 'Зурвасын сүлжээ', en: 'Message ring' },
  description: {
    mn: 'Суулгацууд оператороо зөвшөөрсөн хүрээнд гарын үсэгтэй зурвас солилцоно.',
    en: 'Installations exchange signed messages that their operators allowed.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Суулгацууд гарын үсэгтэй зурвас солилцож, нэвтрэлт дууссаныг бие биедээ мэдэгддэг боллоо.',
        en: 'Installations exchange signed messages, and tell each other that a session ended.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.store': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.sso': '^1.9.0',
    'io.vendor.core.oauth': '^1.9.0',
  },
  feature: DIRECTORY,
  root: '/api/v1/platform/ring',
  routes,
  operations,
  menus: [
    {
      key: 'ring',
      label: 'menu.ring',
      icon: 'affiliate',
      path: '/platform/ring',
      order: 60,
      parent: 'settings',
      operatorOnly: true,
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  jobs,
  listens: [onClientsLeft, ...onPeopleChanged],
  provides: [
    provide(ringServices, sessionEndings),
    provide(ringServices, directoryEntries),
    provide(protocolEndpoints, mountRing),
  ],
  messages: ringMessages,
  errors,
  settings: ringSettings,
  sealed: [{ table: 'ring_key', column: 'private_key', idColumn: 'kid', tenantScoped: false }],
  reads: {
    oidc_grant: 'which sessions and people an application of the peer has seen',
    oidc_client: 'which application is the peer’s',
    person: 'name and language of a shared person',
    membership: 'whether an organisation that shares has the person',
    tenant: 'whether that organisation is active',
    app_installation: 'which organisations have the switch on',
  },
})
