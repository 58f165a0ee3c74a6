import { datasets } from '../../kernel/datasets/dataset.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { members, roleGrants } from './datasets.ts'
import { errors } from './errors.ts'
import { organisationMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'

export const organisation = defineModule({
  id: 'io.vendor.core.organisation',
  slug: 'organisation',
  icon: 'users',
  category: 'organisation',
  name: { mn: 'Байгууллага', en: 'Organisation' },
  description: {
    mn: 'Гишүүдийг урих, үүрэг өгөх, түр хаах, хасах болон үүрэг, эрхийг удирдах',
    en: 'Invite members, give them roles, suspend and remove them, and manage roles and permissions',
  },
  history: [
    {
      version: '1.10.0',
      date: '2026-11-16',
      change: {
        mn: 'Байгууллагын нэгжүүдийг удирдлага, гишүүдтэй нь мод хэлбэрээр бүртгэж, файлаас оруулж, шилжүүлж болдог боллоо. Гишүүн нэгж, албан тушаал, шууд удирдлага, ажилтны дугаартай боллоо.',
        en: 'Units of the organisation form a tree with managers and members; they are imported and moved. Members carry a unit, a position, a manager and an employee number.',
      },
    },
    {
      version: '1.9.1',
      date: '2026-11-15',
      change: {
        mn: 'Гишүүн, үүрэг, урилгыг удирдаж, гишүүдийг CSV файлаас оруулах боломжтой боллоо.',
        en: 'Members, roles and invitations are managed here, and members can be imported from a CSV file.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.invitations': '^1.9.0',
    'io.vendor.core.audit': '^1.9.0',
    'io.vendor.core.factors': '^1.9.0',
    'io.vendor.core.logos': '^1.9.0',
  },
  permissions: { prefix: 'organisation', verbs: ['read', 'manage'] },
  root: '/api/v1/organisation',
  routes,
  operations,
  menus: [
    {
      key: 'people',
      label: 'menu.people',
      icon: 'users',
      path: '/organisation/members',
      order: 10,
      parent: 'organisation',
      permission: 'organisation.read',
    },
    {
      key: 'units',
      label: 'menu.units',
      icon: 'sitemap',
      path: '/organisation/units',
      order: 15,
      parent: 'organisation',
      permission: 'organisation.read',
    },
    {
      key: 'invitations',
      label: 'menu.invitations',
      icon: 'mail',
      path: '/organisation/invitations',
      order: 20,
      parent: 'organisation',
      permission: 'organisation.read',
    },
    {
      key: 'roles',
      label: 'menu.roles',
      icon: 'shield',
      path: '/organisation/roles',
      order: 30,
      parent: 'organisation',
      permission: 'organisation.read',
    },
  ],
  messages: organisationMessages,
  errors,
  provides: [provide(datasets, members), provide(datasets, roleGrants)],
  reads: {
    permission_use: 'when a granted role was last used',
    membership: 'the directory is the list of memberships; tenancy changes them',
    audit_record: 'how a member signed in lately, and was refused',
    membership_role: 'roles beside each member',
    role_grant_period: 'who held which role on an earlier day',
    role: 'names of the roles beside each member',
    role_owner: 'owners beside each role',
    role_permission: 'permissions beside each role',
    unit: 'the tree of units; tenancy changes it',
    unit_ancestor: 'paths of units and members below them',
    unit_event: 'history of a unit',
  },
})
