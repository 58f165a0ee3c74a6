import { mailRecipients } from '../../kernel/mail/outbox/mail-parties.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { exportedTables } from './exported-tables.ts'
import { sweepPeople } from './jobs.ts'
import { ownMemberships, ownProfile } from './people/own-data.ts'
import { selectPerson } from './people/person-store.ts'
import { personalData } from './people/personal-data.ts'

export const tenancy = defineModule({
  id: 'io.vendor.core.tenancy',
  name: { mn: 'Байгууллагууд', en: 'Tenancy' },
  description: { mn: 'Байгууллага, хүн, гишүүнчлэлийн суурь', en: 'Tenants, people and memberships' },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-15',
      change: { mn: 'Байгууллага, хүн, гишүүнчлэл бий боллоо.', en: 'Tenants, people and memberships.' },
    },
  ],
  dependencies: {},
  migrations: new URL('./migrations/', import.meta.url),
  jobs: [sweepPeople],
  provides: [
    provide(mailRecipients, selectPerson),
    provide(personalData, ownProfile),
    provide(personalData, ownMemberships),
  ],
  exports: exportedTables,
  moving: {
    organisation: 'tenant',
    // Nobody becomes an operator by it, and where somebody was last is not for others to know.
    people: { person: { person: 'id', instead: { is_operator: 'false', last_tenant_id: null } } },
  },
})
