import { legalEntityChecks } from '../../kernel/business/legal-entity-check.ts'
import { datasets } from '../../kernel/datasets/dataset.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { personalData } from '../tenancy/index.ts'
import { registryLookups } from './datasets.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { jobs } from './jobs.ts'
import { legalEntityCheck } from './legal-entity-check.ts'
import { readLookupsForCopy } from './lookups/lookups.ts'
import { egovMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { egovSettings } from './settings.ts'

/** The government app. Its manifest requires it in every catalog; the catalog of the government flavour lets it be active. */
export const egov = defineModule({
  id: 'io.vendor.core.egov',
  slug: 'egov',
  icon: 'building-bank',
  category: 'government',
  name: { mn: 'Цахим засаглал', en: 'E-government' },
  description: {
    mn: 'Төрийн үйлчилгээ, улсын бүртгэлтэй холбогдох апп.',
    en: 'Connects the organisation to government services and the national registry.',
  },
  required: true,
  activatable: false,
  history: [
    {
      version: '1.11.0',
      date: '2026-11-16',
      change: {
        mn: 'Иргэн лавлахыг утсан дээрээ e-ID-ийн PIN2-оор зөвшөөрдөг, компаниудын жагсаалтын хариуг CSV файлаар татдаг боллоо.',
        en: 'A citizen agrees to a look-up on their own phone with PIN2 of the e-ID, and results of a list of companies are downloaded as CSV.',
      },
    },
    {
      version: '1.10.0',
      date: '2026-11-16',
      change: {
        mn: 'Иргэн, хуулийн этгээдийг улсын бүртгэлээс зорилгоо бичиж лавлана; лавлагаа бүр бүртгэгдэж, иргэн өөрийг нь хэн лавласныг харна.',
        en: 'Citizens and legal entities are looked up in the national registry for a stated purpose; every look-up is recorded, and citizens see who looked.',
      },
    },
    {
      version: '1.9.1',
      date: '2026-11-15',
      change: {
        mn: 'Каталогт нэмэгдсэн, идэвхгүй төлөвтэй.',
        en: 'Present in the catalog, inactive on the tenant.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.store': '^1.9.0',
    'io.vendor.core.eid': '^1.9.0',
  },
  permissions: { prefix: 'egov', verbs: ['read', 'manage'] },
  root: '/api/v1',
  routes,
  operations,
  menus: [
    {
      key: 'registry',
      label: 'menu.registry',
      icon: 'building-bank',
      path: '/registry',
      order: 30,
      parent: 'work',
      permission: 'egov.read',
    },
    {
      key: 'registry-lookups',
      label: 'menu.registry_lookups',
      icon: 'eye',
      path: '/registry/lookups',
      order: 31,
      parent: 'work',
      permission: 'egov.manage',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: egovMessages,
  errors,
  jobs,
  sealed: [{ table: 'registry_answer', column: 'sealed', idColumn: 'id', tenantScoped: true }],
  settings: egovSettings,
  provides: [
    provide(personalData, { key: 'registry_lookups', read: readLookupsForCopy }),
    provide(datasets, registryLookups),
    provide(legalEntityChecks, legalEntityCheck),
  ],
  exports: exportedTables,
  reads: { tenant: 'the organisation that looked a citizen up' },
})
