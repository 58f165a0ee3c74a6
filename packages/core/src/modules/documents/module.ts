import { datasets } from '../../kernel/datasets/dataset.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { onMany } from '../../kernel/module/events.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { notificationKinds } from '../../kernel/notifications/notification-kind.ts'
import { memberLeft, personalRecords } from '../tenancy/index.ts'
import { deleteAccessOfPeople } from './access/share-store.ts'
import { mentioned } from './comments/mentioned.ts'
import { documentRecords } from './document/datasets.ts'
import { selectOwnComments, selectOwnDocuments } from './document/own-store.ts'
import { documentParts } from './document/parts.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { DOCUMENTS } from './feature.ts'
import { jobs } from './jobs.ts'
import { documentMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { keptUntil } from './retention/kept-until.ts'
import { routes } from './routes.ts'
import { documentSettings } from './settings.ts'

export const documents = defineModule({
  id: 'io.vendor.core.documents',
  name: { mn: 'Баримт бичиг', en: 'Documents' },
  description: {
    mn: 'Баримт бичгийг хувилбартай нь хадгалж, эрхтэй хүмүүст нь харуулна.',
    en: 'Keeps documents with their versions, and shows them to those who may see them.',
  },
  history: [
    {
      version: '1.9.3',
      date: '2026-11-18',
      change: {
        mn: 'Зөвхөн унших эрхтэй токен баримт бичгийг өөрчлөх, устгах, сэтгэгдэл бичих боломжгүй; хуваалцахыг зөвхөн нэвтэрсэн хүн өөрөө хийдэг боллоо.',
        en: 'A token that only reads no longer changes or deletes documents or comments on them; sharing is for people who are signed in.',
      },
    },
    {
      version: '1.9.2',
      date: '2026-11-18',
      change: {
        mn: 'Файлын сан нэг байгууллагын файлыг өгөхгүй удсан ч бусад байгууллагын баримт бичиг хүлээхгүй боллоо.',
        en: 'Files of one organisation that the file store is slow to give are no longer waited for by others.',
      },
    },
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Баримт бичиг хадгалж, хүн, үүрэг, нэгжид хандах эрх олгодог боллоо.',
        en: 'Documents are kept, with access for people, roles and units.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.store': '^1.9.0',
    'io.vendor.core.notifications': '^1.9.0',
    'io.vendor.core.organisation': '^1.9.0',
  },
  feature: DOCUMENTS,
  permissions: { prefix: 'documents', verbs: ['read', 'manage', 'seal'], forEveryone: ['read'] },
  root: '/api/v1/documents',
  routes,
  operations,
  menus: [
    {
      key: 'documents',
      label: 'menu.documents',
      icon: 'file-text',
      path: '/documents',
      order: 20,
      parent: 'work',
      permission: 'documents.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  jobs,
  messages: documentMessages,
  errors,
  listens: [
    onMany(memberLeft, (tx, _ctx, members) =>
      deleteAccessOfPeople(
        tx,
        members.map(({ person_id }) => person_id),
      ),
    ),
  ],
  provides: [
    provide(documentParts, keptUntil),
    provide(notificationKinds, mentioned),
    provide(datasets, documentRecords),
    provide(personalRecords, { key: 'documents', read: selectOwnDocuments }),
    provide(personalRecords, { key: 'document_comments', read: selectOwnComments }),
  ],
  settings: documentSettings,
  exports: exportedTables,
  reads: {
    membership: 'the unit of a reader and of an owner, and the names of people',
    membership_role: 'the roles of a reader',
    role: 'the name of a role that a document is shared with',
    role_permission: 'who manages documents, and so may be told of each',
    unit: 'the name of the unit that a document belongs to',
    unit_ancestor: 'units above that of a reader, whose documents the reader sees',
  },
})
