import { defineModule } from '../../kernel/module/define-module.ts'
import { recountFigures } from './jobs.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'

export const dashboard = defineModule({
  id: 'io.vendor.core.dashboard',
  name: { mn: 'Хяналтын самбар', en: 'Dashboard' },
  description: {
    mn: 'Нэвтрэлт, гишүүдийн тоо, анхаарал шаардсан зүйлсийг нэг дор харуулна.',
    en: 'Sign-ins, members and what needs attention, in one place.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-15',
      change: {
        mn: 'Сүүлийн 14 хоногийн тоо, анхаарал шаардсан зүйлс нүүр хуудсанд харагддаг боллоо.',
        en: 'The numbers of the last 14 days and what needs attention are shown on the home page.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.store': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.invitations': '^1.9.0',
  },
  root: '/api/v1',
  routes,
  operations,
  jobs: [recountFigures],
  migrations: new URL('./migrations/', import.meta.url),
  reads: {
    app_installation: 'how many apps are in use',
    audit_record: 'what happened lately',
    invitation: 'invitations that wait or run out',
    mail_message: 'mails that could not be delivered',
    membership: 'how many members there are',
    membership_role: 'administrators, and members without a further role',
    role: 'which grants are those of an administrator',
    session: 'who is signed in now',
    session_event: 'sign-ins and endings of the last days',
  },
})
