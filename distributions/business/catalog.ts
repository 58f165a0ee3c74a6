import { type CatalogEntry, defineCatalog } from '@tamga/core'

/** What no other catalog lists. */
export const businessApps: readonly CatalogEntry[] = [
  {
    slug: 'contacts',
    id: 'io.vendor.core.contacts',
    version: '1.0.0',
    dependencies: {
      'io.vendor.core.tenancy': '^1.9.0',
      'io.vendor.core.access': '^1.9.0',
      'io.vendor.core.eid': '^1.9.0',
      'io.vendor.core.organisation': '^1.9.0',
    },
  },
  {
    slug: 'goods',
    id: 'io.vendor.core.goods',
    version: '1.1.2',
    dependencies: {
      'io.vendor.core.tenancy': '^1.9.0',
      'io.vendor.core.access': '^1.9.0',
      'io.vendor.core.logos': '^1.9.0',
      'io.vendor.core.contacts': '^1.0.0',
    },
  },
  {
    slug: 'warehouse',
    id: 'io.vendor.core.warehouse',
    version: '1.0.1',
    dependencies: {
      'io.vendor.core.tenancy': '^1.9.0',
      'io.vendor.core.access': '^1.9.0',
      'io.vendor.core.organisation': '^1.9.0',
      'io.vendor.core.contacts': '^1.0.0',
      'io.vendor.core.goods': '^1.0.0',
    },
  },
  {
    slug: 'invoicing',
    id: 'io.vendor.core.invoicing',
    version: '1.1.1',
    dependencies: {
      'io.vendor.core.tenancy': '^1.9.0',
      'io.vendor.core.access': '^1.9.0',
      'io.vendor.core.settings': '^1.9.0',
      'io.vendor.core.store': '^1.9.0',
      'io.vendor.core.contacts': '^1.0.0',
      'io.vendor.core.goods': '^1.0.0',
    },
  },
  {
    slug: 'pos',
    id: 'io.vendor.core.pos',
    version: '1.1.1',
    dependencies: {
      'io.vendor.core.tenancy': '^1.9.0',
      'io.vendor.core.access': '^1.9.0',
      'io.vendor.core.contacts': '^1.0.0',
      'io.vendor.core.goods': '^1.0.0',
      'io.vendor.core.warehouse': '^1.0.0',
      'io.vendor.core.invoicing': '^1.0.0',
    },
  },
]

/** The store of this flavour: business apps beside what every flavour has. The registry can be asked, where an organisation may. */
export const catalog = defineCatalog({
  core: '1.9.1',
  apps: [
    {
      slug: 'organisation',
      id: 'io.vendor.core.organisation',
      version: '1.10.0',
      dependencies: {
        'io.vendor.core.tenancy': '^1.9.0',
        'io.vendor.core.access': '^1.9.0',
        'io.vendor.core.identity': '^1.9.0',
        'io.vendor.core.invitations': '^1.9.0',
        'io.vendor.core.audit': '^1.9.0',
        'io.vendor.core.factors': '^1.9.0',
        'io.vendor.core.logos': '^1.9.0',
      },
    },
    {
      slug: 'sso-clients',
      id: 'io.vendor.core.sso_clients',
      version: '1.12.0',
      dependencies: {
        'io.vendor.core.tenancy': '^1.9.0',
        'io.vendor.core.identity': '^1.9.0',
        'io.vendor.core.access': '^1.9.0',
        'io.vendor.core.audit': '^1.9.0',
        'io.vendor.core.logos': '^1.9.0',
        'io.vendor.core.machine_access': '^1.9.0',
      },
    },
    {
      slug: 'egov',
      id: 'io.vendor.core.egov',
      version: '1.11.0',
      dependencies: {
        'io.vendor.core.tenancy': '^1.9.0',
        'io.vendor.core.access': '^1.9.0',
        'io.vendor.core.store': '^1.9.0',
        'io.vendor.core.eid': '^1.9.0',
      },
      activatable: true,
    },
    ...businessApps,
  ],
})
