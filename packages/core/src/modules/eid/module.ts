import { defineModule } from '../../kernel/module/define-module.ts'
import { on } from '../../kernel/module/events.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { followUps, linkedLogins, signInMethods } from '../identity/index.ts'
import { personalData, personClaims, personClosed, updateNationalNumbers } from '../tenancy/index.ts'
import { errors } from './errors.ts'
import {
  deleteNationalIdentitiesOf,
  selectOwnNationalData,
  selectPeopleWithNationalIdentity,
} from './identities/identity-store.ts'
import { nationalLogins } from './identities/own-identities.ts'
import { KEEP_IDENTITY } from './identities/sign-in.ts'
import { sweepRequests } from './jobs.ts'
import { eidMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { eidSettings } from './settings.ts'
import { eidMethod } from './sign-in-method.ts'

export const eid = defineModule({
  id: 'io.vendor.core.eid',
  name: { mn: 'Цахим үнэмлэх (e-ID)', en: 'National e-ID' },
  description: {
    mn: 'Иргэний цахим үнэмлэхээр нэвтэрч, гарын үсэг зурна.',
    en: 'Sign-in and signatures with the national e-ID.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'e-ID-гээр нэвтрэх боломжтой боллоо.',
        en: 'People sign in with the national e-ID.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.invitations': '^1.9.0',
  },
  root: '/api/v1',
  routes,
  operations,
  migrations: new URL('./migrations/', import.meta.url),
  messages: eidMessages,
  errors,
  jobs: [sweepRequests],
  provides: [
    provide(signInMethods, eidMethod),
    provide(linkedLogins, nationalLogins),
    provide(personClaims, selectPeopleWithNationalIdentity),
    provide(followUps, KEEP_IDENTITY),
    provide(personalData, {
      key: 'national_identities',
      read: (tx, _ctx, { person_id, tenant_id }) =>
        // A tenant's own provider learns nothing that the person proved to the whole installation.
        tenant_id === null ? selectOwnNationalData(tx, person_id) : Promise.resolve([]),
    }),
  ],
  listens: [
    on(personClosed, async (tx, _ctx, { person_id }) => {
      await deleteNationalIdentitiesOf(tx, person_id)
      await updateNationalNumbers(tx, person_id, null)
    }),
  ],
  settings: eidSettings,
  moving: { people: { national_identity: { person: 'person_id' } } },
  reads: {
    session: 'what is remembered of sessions that are over is swept',
  },
})
