import type { DemoOrganisation, DemoRole } from '../../kernel/module/demo-contribution.ts'

const SECURITY = [
  'audit.read',
  'organisation.read',
  'sso_sessions.read',
  'sso_sessions.manage',
  'sso_access_review.read',
  'sso_access_review.manage',
  'sso_access_review.decide',
]
const TECHNOLOGY = [
  'sso_clients.read',
  'sso_clients.manage',
  'settings.read',
  'settings.manage',
  'sso_federation.read',
  'sso_federation.manage',
  'sso_provisioning.read',
  'sso_provisioning.manage',
  'store.read',
]
const PEOPLE = ['organisation.read', 'organisation.manage']

const MONGOLIAN_ROLES: readonly DemoRole[] = [
  {
    key: 'human-resources',
    name: 'Хүний нөөц',
    description: 'Ажилтныг урих, мэдээллийг нь шинэчлэх',
    permissions: PEOPLE,
    share: 0.06,
  },
  {
    key: 'security',
    name: 'Мэдээллийн аюулгүй байдал',
    description: 'Аудитын бүртгэл, нэвтрэлтийн хяналт',
    permissions: SECURITY,
    share: 0.04,
  },
  {
    key: 'technology',
    name: 'Мэдээллийн технологи',
    description: 'Холбогдсон апп, тохиргооны удирдлага',
    permissions: TECHNOLOGY,
    share: 0.08,
  },
  {
    key: 'internal-audit',
    name: 'Дотоод аудит',
    description: 'Бүртгэлийг зөвхөн харах',
    permissions: ['audit.read', 'organisation.read'],
    share: 0.03,
  },
  {
    key: 'head-of-unit',
    name: 'Нэгжийн дарга',
    description: 'Гишүүдийн жагсаалтыг харах',
    permissions: ['organisation.read'],
    share: 0.12,
  },
  {
    key: 'accountant',
    name: 'Нягтлан бодогч',
    description: 'Санхүүгийн системд нэвтрэх үүрэг',
    permissions: [],
    share: 0.1,
  },
]

const ENGLISH_ROLES: readonly DemoRole[] = [
  {
    key: 'people-team',
    name: 'People team',
    description: 'Invites colleagues and keeps their records',
    permissions: PEOPLE,
    share: 0.08,
  },
  {
    key: 'security',
    name: 'Security',
    description: 'Reads the audit log and watches sessions',
    permissions: SECURITY,
    share: 0.06,
  },
  {
    key: 'engineering',
    name: 'Engineering',
    description: 'Connects applications',
    permissions: TECHNOLOGY,
    share: 0.2,
  },
  {
    key: 'team-lead',
    name: 'Team lead',
    description: 'Sees who belongs to the organisation',
    permissions: ['organisation.read'],
    share: 0.15,
  },
  {
    key: 'dispatcher',
    name: 'Dispatcher',
    description: 'Signs in to the transport system',
    permissions: [],
    share: 0.25,
  },
]

/** Nobody is meant: the names are made up, the addresses end in the reserved .example. */
export const ORGANISATIONS: readonly DemoOrganisation[] = [
  {
    slug: 'khukh-tenger',
    name: 'Хөх тэнгэр банк',
    language: 'mn',
    members: 112,
    invitations: 7,
    international: 6,
    roles: MONGOLIAN_ROLES,
    seed: 1206,
  },
  {
    slug: 'steppe-logistics',
    name: 'Steppe Logistics',
    language: 'en',
    members: 54,
    invitations: 5,
    international: 30,
    roles: ENGLISH_ROLES,
    seed: 1271,
  },
  {
    slug: 'orkhon-clinic',
    name: 'Орхон эмнэлэг',
    language: 'mn',
    members: 31,
    invitations: 4,
    international: 3,
    roles: MONGOLIAN_ROLES,
    seed: 1368,
  },
]
