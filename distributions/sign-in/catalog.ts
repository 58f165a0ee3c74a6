import { defineCatalog } from '@tamga/core'

/** The store of this distribution, kept beside the code on purpose: a core or module that moves on without it stops the start. */
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
    },
    {
      slug: 'sso-federation',
      id: 'io.vendor.core.sso_federation',
      version: '1.4.2',
      dependencies: {
        'io.vendor.core.tenancy': '^1.9.0',
        'io.vendor.core.identity': '^1.9.0',
        'io.vendor.core.access': '^1.9.0',
        'io.vendor.core.sso': '^1.9.0',
        'io.vendor.core.logos': '^1.9.0',
      },
    },
    {
      slug: 'sso-sessions',
      id: 'io.vendor.core.sso_sessions',
      version: '1.3.0',
      dependencies: {
        'io.vendor.core.identity': '^1.9.0',
        'io.vendor.core.oauth': '^1.9.0',
        'io.vendor.core.audit': '^1.9.0',
      },
    },
    {
      slug: 'sso-access-review',
      id: 'io.vendor.core.sso_access_review',
      version: '1.6.0',
      dependencies: {
        'io.vendor.core.tenancy': '^1.9.0',
        'io.vendor.core.access': '^1.9.0',
        'io.vendor.core.identity': '^1.9.0',
        'io.vendor.core.oauth': '^1.9.0',
        'io.vendor.core.audit': '^1.9.0',
        'io.vendor.core.organisation': '^1.9.0',
      },
    },
    {
      slug: 'sso-provisioning',
      id: 'io.vendor.core.sso_provisioning',
      version: '1.4.0',
      dependencies: {
        'io.vendor.core.tenancy': '^1.9.0',
        'io.vendor.core.access': '^1.9.0',
        'io.vendor.core.organisation': '^1.9.0',
      },
    },
  ],
})
