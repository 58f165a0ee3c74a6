import { linkPages } from '../../kernel/links/links.ts'
import { mailWordings } from '../../kernel/mail/outbox/mail-parties.ts'
import { mailJobs } from '../../kernel/mail/outbox/send-mail.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { on } from '../../kernel/module/events.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { logoSources } from '../logos/index.ts'
import { personalData, personClaims, personClosed } from '../tenancy/index.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { sweepLinks, sweepSessions } from './jobs.ts'
import { routes as loginRoutes } from './linked-logins/routes.ts'
import { identityMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { deleteCredentials, selectPeopleWithPassword } from './passwords/credential-store.ts'
import { joinImportedPeople } from './people-import/join-imported-job.ts'
import { routes } from './routes.ts'
import { ownSessionData } from './sessions/own-data.ts'
import { visitWording } from './sessions/visit-texts.ts'
import { identitySettings } from './settings.ts'
import { passwordMethod, signInMethods } from './sign-in/sign-in-methods.ts'

export const identity = defineModule({
  id: 'io.vendor.core.identity',
  name: { mn: 'Нэвтрэлт', en: 'Identity' },
  description: { mn: 'Нэвтрэх, нэвтрэлтийг удирдах, нууц үг', en: 'Sign-in, sessions and passwords' },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-15',
      change: {
        mn: 'Нууц үгээр нэвтрэх, нэвтрэлтээ удирдах боломжтой боллоо.',
        en: 'Sign-in with a password and own sessions.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.store': '^1.9.0',
    'io.vendor.core.logos': '^1.9.0',
  },
  root: '/api/v1',
  routes: [...routes, ...loginRoutes],
  operations,
  migrations: new URL('./migrations/', import.meta.url),
  jobs: [...mailJobs, sweepSessions, sweepLinks, joinImportedPeople],
  provides: [
    provide(linkPages, { purpose: 'password_reset', path: '/reset-password' }),
    provide(linkPages, { purpose: 'email_verify', path: '/verify-email' }),
    provide(linkPages, { purpose: 'setup', path: '/setup' }),
    provide(mailWordings, visitWording),
    provide(personClaims, selectPeopleWithPassword),
    provide(personalData, ownSessionData),
    provide(signInMethods, passwordMethod),
    provide(logoSources, { table: 'person', column: 'picture' }),
  ],
  listens: [on(personClosed, (tx, _ctx, { person_id }) => deleteCredentials(tx, person_id))],
  messages: identityMessages,
  errors,
  settings: identitySettings,
  exports: exportedTables,
  moving: {
    people: { credential: { person: 'person_id' } },
    stays: ['session', 'mail_message'],
  },
  reads: {
    tenant_security:
      'whether the tenant that a session switches into takes a login of another provider for two factors',
    login_failure: 'a sign-in looks at the account and its failures in one statement',
    membership: 'which tenants a person may enter, and under which name',
    person: 'who signs in, by address',
    tenant: 'whether the tenant that somebody enters is open',
  },
})
