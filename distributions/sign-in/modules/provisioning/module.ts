import {
  datasets,
  defineModule,
  demoContributions,
  notificationKinds,
  provide,
  removalTimeline,
} from '@tamga/core'
import { provisioningRuns } from './datasets.ts'
import { demoTargets } from './demo/demo-targets.ts'
import { exportedTables } from './exported-tables.ts'
import { failingTargets } from './health/failing-targets.ts'
import { jobs } from './jobs.ts'
import { provisioningMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { listeners } from './runs/changes.ts'
import { provisioningSettings } from './settings.ts'
import { runsAfterRemoval } from './timeline.ts'

export const provisioning = defineModule({
  id: 'io.vendor.core.sso_provisioning',
  slug: 'sso-provisioning',
  icon: 'transfer',
  category: 'sign-in',
  name: { mn: 'Хэрэглэгч түгээлт', en: 'Provisioning' },
  description: {
    mn: 'Гишүүдийн бүртгэлийг SCIM 2.0-оор бусад системд дамжуулж, өөрчлөлт бүрийг нь хүргэнэ.',
    en: 'Pushes people and their changes to other systems through SCIM 2.0.',
  },
  history: [
    {
      version: '1.4.0',
      date: '2026-11-16',
      change: {
        mn: 'Албан тушаал, нэгж, хэлтэс, шууд удирдлага, ажилтны дугаарыг SCIM-ийн enterprise шинжээр илгээдэг боллоо.',
        en: 'Position, unit, division, manager and employee number are sent as the enterprise attributes of SCIM.',
      },
    },
    {
      version: '1.3.0',
      date: '2026-11-16',
      change: {
        mn: 'Хүлээн авагч системийн төлвийг сүүлийн 24 цагийн алдаагаар нь үнэлж, алдаатай эсвэл зогссон үед хариуцсан хүнд шууд мэдэгддэг боллоо.',
        en: 'The health of a target is judged by the failures of its last day, and whoever manages it is told when it fails or stops.',
      },
    },
    {
      version: '1.2.0',
      date: '2026-11-16',
      change: {
        mn: 'Хүний өөрийн нэр, эцгийн нэр, утсыг илгээдэг боллоо; хаяг өөр сервер рүү шилжвэл токеныг дахин асууна; нэг байгууллагын гацсан систем бусдыг хүлээлгэхгүй.',
        en: 'The given name, family name and phone that a person gave are sent; an address on another server needs the token again; hanging targets of one organisation keep no other waiting.',
      },
    },
    {
      version: '1.1.0',
      date: '2026-11-15',
      change: {
        mn: 'Гишүүд, дүрүүдийг SCIM 2.0-оор хүлээн авагч системд дамжуулж, амжилтгүй илгээлтийг дахин оролдож, явц бүрийг нь харуулдаг боллоо.',
        en: 'People and roles are pushed to target systems through SCIM 2.0, with retries and a history of every push.',
      },
    },
    {
      version: '1.0.0',
      date: '2026-11-15',
      change: {
        mn: 'Эрх, цэсийн хамт каталогт нэмэгдлээ.',
        en: 'In the catalog with its permissions and menu.',
      },
    },
  ],
  // Who is pushed, members and their roles, is kept in the directory of the organisation.
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.organisation': '^1.9.0',
  },
  permissions: { prefix: 'sso_provisioning', verbs: ['read', 'manage'] },
  root: '/api/v1/sso/scim',
  routes,
  operations,
  menus: [
    {
      key: 'provisioning',
      label: 'menu.provisioning',
      icon: 'transfer',
      path: '/sso/scim',
      order: 50,
      parent: 'security',
      permission: 'sso_provisioning.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: provisioningMessages,
  jobs,
  listens: listeners,
  provides: [
    provide(datasets, provisioningRuns),
    provide(demoContributions, demoTargets),
    provide(removalTimeline, runsAfterRemoval),
    provide(notificationKinds, failingTargets),
  ],
  sealed: [{ table: 'scim_target', column: 'token_sealed', idColumn: 'id', tenantScoped: true }],
  settings: provisioningSettings,
  exports: exportedTables,
  reads: {
    membership: 'the people that targets receive',
    membership_role: 'who is in scope, and the members of groups',
    role: 'the roles that become groups',
    unit: 'department and division of a person',
    unit_ancestor: 'the way to the unit of a person, and who stands below one',
  },
})
