import { datasets } from '../../kernel/datasets/dataset.ts'
import { mailWordings } from '../../kernel/mail/outbox/mail-parties.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { on } from '../../kernel/module/events.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { furtherMethods, passwordChanged, secondFactors, signInMethods } from '../identity/index.ts'
import { personalData, personClaims, personClosed } from '../tenancy/index.ts'
import { factorRecords } from './datasets.ts'
import { deleteDevices } from './devices/device-store.ts'
import { errors } from './errors.ts'
import { sweepFactors } from './jobs.ts'
import { factorMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { secondFactorsOfPeople } from './mfa/ask-factor.ts'
import { deleteWaitingOf } from './mfa/waiting-store.ts'
import { factorWordings } from './notices.ts'
import { operatorRoutes } from './operator/routes.ts'
import { ownFactorData, removeFactors } from './own-data.ts'
import { ownRoutes } from './own-routes.ts'
import { passkeyMethod, passkeysOfPeople } from './passkeys/passkey-method.ts'
import { selectPeopleWithPasskey } from './passkeys/passkey-store.ts'
import { routes } from './routes.ts'
import { factorSettings } from './settings.ts'

export const factors = defineModule({
  id: 'io.vendor.core.factors',
  name: { mn: 'Нэвтрэлтийн баталгаажуулалт', en: 'Factors' },
  description: {
    mn: 'Нэвтрэх түлхүүр, баталгаажуулах апп, нөөц код',
    en: 'Passkeys, authenticator apps and recovery codes',
  },
  history: [
    {
      version: '1.9.3',
      date: '2026-11-18',
      change: {
        mn: 'Нэвтрэх бүрд өөрчлөгдсөн мэдээллийг л бичдэг болж, нэвтрэлт хөнгөн боллоо.',
        en: 'A sign-in writes only what has changed, and costs less.',
      },
    },
    {
      version: '1.9.2',
      date: '2026-11-18',
      change: {
        mn: 'Буруу код оруулах оролдлогын хязгаарыг зэрэг илгээсэн хүсэлтээр давах боломжгүй боллоо.',
        en: 'Requests sent at the same time can no longer exceed the limit of wrong codes.',
      },
    },
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Нэвтрэх түлхүүр, хоёр дахь баталгаажуулалт ашигладаг боллоо.',
        en: 'Passkeys and second factors.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
  },
  root: '/api/v1',
  routes: [...routes, ...ownRoutes, ...operatorRoutes],
  operations,
  migrations: new URL('./migrations/', import.meta.url),
  jobs: [sweepFactors],
  provides: [
    provide(datasets, factorRecords),
    provide(secondFactors, secondFactorsOfPeople),
    provide(signInMethods, passkeyMethod),
    provide(furtherMethods, passkeysOfPeople),
    provide(personClaims, selectPeopleWithPasskey),
    provide(personalData, ownFactorData),
    ...factorWordings.map(wording => provide(mailWordings, wording)),
  ],
  listens: [
    on(personClosed, (tx, _ctx, { person_id }) => removeFactors(tx, person_id)),
    // Whoever has reason to change the password has reason to be asked again everywhere, and from the beginning.
    on(passwordChanged, async (tx, _ctx, { person_id }) => {
      await deleteDevices(tx, person_id)
      await deleteWaitingOf(tx, person_id)
    }),
  ],
  messages: factorMessages,
  errors,
  settings: factorSettings,
  reads: {
    unit: 'the unit of a member beside whether they have a second factor',
    membership: 'who of a tenant has no second factor yet',
    membership_role: 'whom the rule of a tenant applies to',
    tenant_security: 'the rule of a tenant',
  },
  moving: {
    people: {
      totp: { person: 'person_id' },
      recovery_code: { person: 'person_id' },
      passkey: { person: 'person_id' },
    },
    stays: ['waiting_sign_in'],
  },
  sealed: [{ table: 'totp', column: 'secret', idColumn: 'person_id', tenantScoped: false }],
})
