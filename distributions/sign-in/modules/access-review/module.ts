import { defineModule, demoContributions, provide } from '@tamga/core'
import { remindReviewers } from './campaigns/reminder-job.ts'
import { demoReviews } from './demo.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { accessReviewMessages } from './messages/index.ts'
import { routes } from './routes.ts'
import { createScheduledDraft } from './schedules/schedule-job.ts'

export const accessReview = defineModule({
  id: 'io.vendor.core.sso_access_review',
  slug: 'sso-access-review',
  icon: 'clipboard-check',
  category: 'sign-in',
  name: { mn: 'Эрхийн хяналт', en: 'Access review' },
  description: {
    mn: 'Хэнд ямар үүрэг олгосныг үе үе нягталж, үлдээх эсвэл хасахыг шийднэ.',
    en: 'Reviewers decide at intervals which roles people keep and which are removed.',
  },
  history: [
    {
      version: '1.2.0',
      date: '2026-11-16',
      change: {
        mn: 'Хяналтаар хассан эрх бүр тухайн хүний үйлдлийн бүртгэлд үлдэнэ; зөвхөн идэвхтэй гишүүн хянагч болно.',
        en: 'Every right that a review removes is in the audit log of its person; only active members can be reviewers.',
      },
    },
    {
      version: '1.1.0',
      date: '2026-11-15',
      change: {
        mn: 'Хяналтын ажил нээж, үндэслэлийг нь харан эрх бүрийг үлдээх эсвэл хасахыг шийдэж, хаахад шийдвэр шууд хэрэгждэг боллоо.',
        en: 'Campaigns can be opened, every right decided on with the evidence in view, and closing carries the decisions out.',
      },
    },
    {
      version: '1.0.0',
      date: '2026-11-15',
      change: {
        mn: 'Эрх, цэсийн хамт каталогт нэмэгдлээ; хяналтын ажил дараагийн хувилбарт орно.',
        en: 'In the catalog with its permissions and menu; review campaigns come with the next version.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.oauth': '^1.9.0',
    'io.vendor.core.audit': '^1.9.0',
    // What is reviewed, members and their roles, is kept in the directory of the organisation.
    'io.vendor.core.organisation': '^1.9.0',
  },
  permissions: { prefix: 'sso_access_review', verbs: ['read', 'manage', 'decide'] },
  root: '/api/v1/sso/reviews',
  routes,
  menus: [
    {
      key: 'review_queue',
      label: 'menu.review_queue',
      icon: 'checklist',
      path: '/sso/reviews/queue',
      order: 20,
      parent: 'work',
      permission: 'sso_access_review.read',
    },
    {
      key: 'reviews',
      label: 'menu.reviews',
      icon: 'clipboard-check',
      path: '/sso/reviews',
      order: 40,
      parent: 'security',
      permission: 'sso_access_review.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: accessReviewMessages,
  errors,
  jobs: [remindReviewers, createScheduledDraft],
  provides: [provide(demoContributions, demoReviews)],
  exports: exportedTables,
  reads: {
    membership: 'the people of a snapshot, reviewers and their names',
    role: 'the roles under review',
    membership_role: 'the grants that a snapshot copies and a closing compares',
    role_permission: 'what a role allowed at the snapshot',
    role_owner: 'who reviews a role',
    permission_use: 'when a right was last used',
    audit_record: 'who decided what, for the timeline of an item',
    session_event: 'how many sessions a closing ended',
    oidc_grant: 'how many grants of applications a closing ended',
  },
})
