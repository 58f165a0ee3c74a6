import { defineModule } from '../../kernel/module/define-module.ts'
import { demoContributions } from '../../kernel/module/demo-contribution.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { notificationKinds } from '../../kernel/notifications/notification-kind.ts'
import { DOCUMENTS, documentDuties } from '../documents/index.ts'
import { personalRecords } from '../tenancy/index.ts'
import { selectOwnDecisions } from './decisions/decision-store.ts'
import { dutyDocuments } from './decisions/duties.ts'
import { demoApprovals } from './demo.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { jobs, listeners } from './jobs.ts'
import { approvalMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { approvalResults, stalledFlows, waitingApprovals } from './notifications/kinds.ts'
import { routes } from './routes.ts'

export const approvals = defineModule({
  id: 'io.vendor.core.approvals',
  name: { mn: 'Баримт бичгийн зөвшөөрөл', en: 'Approvals' },
  description: {
    mn: 'Баримт бичгийг шат дараалан хянуулж, батлуулна.',
    en: 'Sends documents through the people who have to approve them.',
  },
  history: [
    {
      version: '1.9.2',
      date: '2026-11-18',
      change: {
        mn: 'Батлах, татгалзах, өөр хүнд шилжүүлэх, батлуулахаар илгээх, эргүүлэн татахыг зөвхөн нэвтэрсэн хүн өөрөө хийдэг боллоо; токеноор хийхгүй.',
        en: 'Deciding, delegating, sending for approval and withdrawing are for people who are signed in; no token does it.',
      },
    },
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Баримт бичгийг шат дараалан болон зэрэг батлуулж, орлогч, хугацаа тавьдаг боллоо.',
        en: 'Documents are approved step by step and side by side, with substitutes and deadlines.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.store': '^1.9.0',
    'io.vendor.core.documents': '^1.9.0',
  },
  feature: DOCUMENTS,
  permissionPrefix: 'documents',
  root: '/api/v1',
  routes,
  operations,
  menus: [
    {
      key: 'approvals',
      label: 'menu.approvals',
      icon: 'checks',
      path: '/approvals',
      order: 21,
      parent: 'work',
      permission: 'documents.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: approvalMessages,
  errors,
  jobs,
  listens: listeners,
  provides: [
    provide(demoContributions, demoApprovals),
    provide(documentDuties, dutyDocuments),
    provide(notificationKinds, waitingApprovals),
    provide(notificationKinds, approvalResults),
    provide(notificationKinds, stalledFlows),
    provide(personalRecords, { key: 'approvals', read: selectOwnDecisions }),
  ],
  exports: exportedTables,
  reads: {
    document: 'title and owner of what is asked about',
    membership: 'who can be asked, and their names',
    membership_role: 'who holds a role that is asked',
    role: 'names of roles that are asked',
    role_permission: 'whether somebody may read documents',
  },
})
