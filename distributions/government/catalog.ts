import { defineCatalog } from '@tamga/core'

/** The store of this flavour: the government app can be used, and is on in every organisation from its first moment. */
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
  ],
})
