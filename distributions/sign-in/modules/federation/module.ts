import {
  datasets,
  defineModule,
  demoContributions,
  grantReasons,
  identityProviders,
  linkedLogins,
  logoSources,
  personClaims,
  provide,
  providerNames,
} from '@tamga/core'
import { federationLinks } from './datasets.ts'
import { demoProviders } from './demo/demo-providers.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { APP } from './installed.ts'
import { selectLinkedPeople } from './links/link-store.ts'
import { ownLinks } from './links/own-links.ts'
import { federationMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { selectProviderNames } from './providers/provider-store.ts'
import { routes } from './routes.ts'
import { selectGrantReasons } from './sign-in/role-store.ts'
import { tenantProviders } from './sign-in/source.ts'

export const federation = defineModule({
  id: 'io.vendor.core.sso_federation',
  slug: APP,
  icon: 'affiliate',
  category: 'sign-in',
  name: { mn: 'Холбоот нэвтрэлт', en: 'Federation' },
  description: {
    mn: 'Байгууллагын итгэдэг гадны нэвтрэлтийн үйлчилгээгээр орох боломж олгоно.',
    en: 'Lets people sign in through trusted identity providers.',
  },
  history: [
    {
      version: '1.4.2',
      date: '2026-11-18',
      change: {
        mn: 'Хүн анх удаа хоёр цонхоор зэрэг нэвтрэхэд хоёр дахь нь алдаа заахгүй боллоо.',
        en: 'Whoever signs in for the first time in two windows at once is let in by both.',
      },
    },
    {
      version: '1.4.1',
      date: '2026-11-18',
      change: {
        mn: 'Кириллээр нэрлэсэн үйлчилгээний богино нэрийг нэрээс нь латинаар галиглаж өгдөг боллоо.',
        en: 'The short name of a provider follows from its name in Cyrillic letters too.',
      },
    },
    {
      version: '1.4.0',
      date: '2026-11-16',
      change: {
        mn: 'Нэвтрэлтийн үйлчилгээг холбохдоо буцах хаягаа хамгийн түрүүнд хуулж авч, үйлчилгээ бүрийн сүүлийн 24 цагийн нэвтрэлт хэрхэн болсныг хардаг боллоо.',
        en: 'The callback address of a new provider comes first, so that it can be registered there before anything is entered here; each provider shows how the sign-ins of its last 24 hours went.',
      },
    },
    {
      version: '1.3.0',
      date: '2026-11-16',
      change: {
        mn: 'Нэвтрэлтийн үйлчилгээний мэдээллээс оноох үүргийг нэрээр нь биш, өөрөөр нь заадаг боллоо: үүргийн нэр, түлхүүр өөрчлөгдсөнөөр хэнд ч эрх нэмэгдэхгүй.',
        en: 'Roles that follow from a provider’s claims are named by themselves and not by their keys: no renamed or new role gives anybody more rights.',
      },
    },
    {
      version: '1.2.0',
      date: '2026-11-16',
      change: {
        mn: 'И-мэйлийн домэйныг DNS бичлэгээр баталгаажуулдаг боллоо; issuer өөр сервер рүү шилжвэл нууц түлхүүрийг дахин асууна; шалгалтын алхам бүр үнэнээ хэлнэ.',
        en: 'E-mail domains are proven by a DNS record; an issuer on another server needs the secret again; every step of the check tells what was really done.',
      },
    },
    {
      version: '1.1.0',
      date: '2026-11-15',
      change: {
        mn: 'Нэвтрэлтийн үйлчилгээ бүртгэж, шалгаж, туршиж үзэн, хэн хаанаас нэвтэрснийг харах боломжтой боллоо.',
        en: 'Identity providers are registered, checked and tried out here, and links show who came from where.',
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
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.sso': '^1.9.0',
    'io.vendor.core.logos': '^1.9.0',
  },
  permissions: { prefix: 'sso_federation', verbs: ['read', 'manage'] },
  root: '/api/v1/sso/federation',
  routes,
  operations,
  menus: [
    {
      key: 'federation',
      label: 'menu.federation',
      icon: 'affiliate',
      path: '/sso/federation',
      order: 30,
      parent: 'security',
      permission: 'sso_federation.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: federationMessages,
  errors,
  provides: [
    provide(datasets, federationLinks),
    provide(demoContributions, demoProviders),
    provide(identityProviders, tenantProviders),
    provide(providerNames, selectProviderNames),
    provide(linkedLogins, ownLinks),
    provide(grantReasons, (tx, _ctx, personId) => selectGrantReasons(tx, personId)),
    provide(personClaims, selectLinkedPeople),
    provide(logoSources, { table: 'federation_provider', column: 'logo_uri' }),
  ],
  sealed: [{ table: 'federation_provider', column: 'client_secret', idColumn: 'id', tenantScoped: true }],
  exports: exportedTables,
  reads: {
    tenant: 'a provider lets people in only while its tenant is active',
    app_installation: 'and only while the tenant has the app',
    membership: 'whom a link belongs to, and who has an address',
    role: 'the roles that a provider gives, by name',
    membership_role: 'what a provider gave somebody before',
    session: 'how many came through a provider and are still here',
  },
})
