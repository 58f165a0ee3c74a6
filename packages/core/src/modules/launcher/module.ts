import { defineModule } from '../../kernel/module/define-module.ts'
import { on, onMany } from '../../kernel/module/events.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { personApplications } from '../access/index.ts'
import { clientDeleted } from '../clients/index.ts'
import { memberLeft, personalData } from '../tenancy/index.ts'
import { exportedTables } from './exported-tables.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { listApplicationsOf } from './service.ts'
import { deleteMarksOfClient, deleteMarksOfMembers, selectMarksOfPerson } from './store.ts'

export const launcher = defineModule({
  id: 'io.vendor.core.launcher',
  name: { mn: 'Миний аппууд', en: 'My applications' },
  description: {
    mn: 'Хүн бүрийн нээж болох аппуудыг нүүр хуудсанд нь харуулна.',
    en: 'Shows everyone the applications that they may open, on their home page.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Нээж болох апп, сүүлд нээсэн, тэмдэглэсэн апп нүүр хуудсанд харагддаг боллоо.',
        en: 'The home page shows the applications one may open, the recent ones and the favourites.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.store': '^1.9.0',
    'io.vendor.core.logos': '^1.9.0',
    'io.vendor.core.sso_clients': '^1.9.0',
  },
  root: '/api/v1',
  routes,
  operations,
  reads: {
    membership: 'active members alone open applications',
    oidc_client: 'the applications themselves',
    tenant: 'an application is usable while its tenant is active',
  },
  migrations: new URL('./migrations/', import.meta.url),
  listens: [
    on(clientDeleted, (tx, _ctx, { client_id }) => deleteMarksOfClient(tx, client_id)),
    onMany(memberLeft, (tx, _ctx, members) =>
      deleteMarksOfMembers(
        tx,
        members.map(({ person_id }) => person_id),
      ),
    ),
  ],
  provides: [
    provide(personApplications, listApplicationsOf),
    provide(personalData, { key: 'applications', read: (tx, _ctx, of) => selectMarksOfPerson(tx, of) }),
  ],
  exports: exportedTables,
})
