import { defineModule } from '../../kernel/module/define-module.ts'
import { on } from '../../kernel/module/events.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { followUps, linkedLogins, sessionOrigins, signInMethods } from '../identity/index.ts'
import { personClaims, personClosed } from '../tenancy/index.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { deleteIdentitiesOf, selectPeopleWithIdentity } from './identities/identity-store.ts'
import { KEEP_ORIGIN } from './identities/keep-origin.ts'
import { identitiesOfInstallation } from './identities/own-identities.ts'
import { originsOfSessions } from './identities/session-origins.ts'
import { sweepSignIns } from './jobs.ts'
import { ssoMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { ssoSettings } from './settings.ts'
import { providerMethods } from './sign-in/provider-methods.ts'

export const sso = defineModule({
  id: 'io.vendor.core.sso',
  name: { mn: 'Өөр системээр нэвтрэх', en: 'Sign-in through other providers' },
  description: {
    mn: 'Итгэдэг өөр систем, үйлчилгээгээр дамжин OpenID Connect-ээр нэвтэрнэ.',
    en: 'Signs people in through other OpenID Connect providers and installations.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-15',
      change: {
        mn: 'Өөр нэвтрэлтийн үйлчилгээ, өөр суулгацаар дамжин нэвтэрч, тэднээс гарахад хамт гардаг боллоо.',
        en: 'People sign in through other providers and installations, and are signed out with them.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.logos': '^1.9.0',
  },
  root: '/api/v1/auth',
  routes,
  operations,
  migrations: new URL('./migrations/', import.meta.url),
  messages: ssoMessages,
  errors,
  jobs: [sweepSignIns],
  provides: [
    provide(personClaims, selectPeopleWithIdentity),
    provide(linkedLogins, identitiesOfInstallation),
    provide(sessionOrigins, originsOfSessions),
    provide(followUps, KEEP_ORIGIN),
    ...providerMethods.map(method => provide(signInMethods, method)),
  ],
  listens: [on(personClosed, (tx, _ctx, { person_id }) => deleteIdentitiesOf(tx, person_id))],
  settings: ssoSettings,
  exports: exportedTables,
  reads: {
    session: 'attempts whose session is gone are swept',
  },
  moving: { people: { sso_identity: { person: 'person_id' } } },
})
