import { datasets, defineModule, provide } from '@tamga/core'
import { sessions as currentSessions, endedSessions } from './datasets/datasets.ts'
import { sessionsMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'

export const sessions = defineModule({
  id: 'io.vendor.core.sso_sessions',
  slug: 'sso-sessions',
  icon: 'devices',
  category: 'sign-in',
  name: { mn: 'Идэвхтэй нэвтрэлт', en: 'Active sessions' },
  description: {
    mn: 'Хэн, хаанаас нэвтэрснийг харуулж, шаардлагатай үед нэвтрэлтийг зайнаас таслана.',
    en: 'Shows who is signed in and from where, and ends sessions remotely.',
  },
  history: [
    {
      version: '1.3.0',
      date: '2026-11-16',
      change: {
        mn: 'Идэвхтэй нэвтрэлтүүд эхэлсэн өдрөөрөө баганатай боллоо; багана дээр дарж тухайн өдрийнхийг шүүнэ.',
        en: 'Present sessions are counted by the day they began; a click on a day shows its sessions.',
      },
    },
    {
      version: '1.2.0',
      date: '2026-11-16',
      change: {
        mn: 'Тасарсан нэвтрэлтийн түүх өдөр бүрийн баганатай боллоо.',
        en: 'The history of ended sessions is counted by day.',
      },
    },
    {
      version: '1.1.1',
      date: '2026-11-16',
      change: {
        mn: 'Олон хүнтэй байгууллагад ч хайлт, шүүлтүүр хурдан ажиллана: урт жагсаалтыг хэсэгчлэн хайна.',
        en: 'Searches and filters stay quick in large organisations: a long list is searched part by part.',
      },
    },
    {
      version: '1.1.0',
      date: '2026-11-15',
      change: {
        mn: 'Хэн, хаанаас, ямар төхөөрөмжөөр нэвтэрснийг харж, нэг нэвтрэлтийг эсвэл нэг хүний бүх нэвтрэлтийг таслах боломжтой боллоо; тасалсан түүхийг шүүж, татаж авна.',
        en: 'Shows who is signed in, from where and with what; ends one session or all of a person; the history of endings can be filtered and exported.',
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
  dependencies: {
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.oauth': '^1.9.0',
    'io.vendor.core.audit': '^1.9.0',
  },
  permissions: { prefix: 'sso_sessions', verbs: ['read', 'manage'] },
  root: '/api/v1/sso/sessions',
  routes,
  operations,
  menus: [
    {
      key: 'sessions',
      label: 'menu.sessions',
      icon: 'devices',
      path: '/sso/sessions',
      order: 10,
      parent: 'security',
      permission: 'sso_sessions.read',
    },
  ],
  messages: sessionsMessages,
  provides: [provide(datasets, currentSessions), provide(datasets, endedSessions)],
  reads: {
    session: 'the list of who is signed in; identity begins and ends them',
    session_event: 'the history of endings',
    membership: 'names and addresses of the people',
  },
})
