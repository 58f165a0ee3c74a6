import {
  datasets,
  defineModule,
  demoContributions,
  evidenceSources,
  grantReasons,
  notificationKinds,
  personReviews,
  provide,
} from '@tamga/core'
import { remindReviewers } from './campaigns/reminder-job.ts'
import { reviewItems } from './datasets.ts'
import { demoReviews } from './demo.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { accessReviewMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { waitingReviews } from './notifications/waiting-reviews.ts'
import { selectKeptGrants } from './people/person-review-store.ts'
import { reviewsOfPerson } from './people/person-reviews.ts'
import { sealedReport } from './report/sealed-report.ts'
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
      version: '1.6.0',
      date: '2026-11-16',
      change: {
        mn: 'Хаагдсан хяналтын тайланд байгууллагын тамга дарж, хэн ч шалгаж болох нотолгоо болгодог боллоо.',
        en: 'The report of a closed campaign can be sealed by the organisation, as evidence that anybody can verify.',
      },
    },
    {
      version: '1.5.0',
      date: '2026-11-16',
      change: {
        mn: 'Шинэ хяналтын ажлыг бөглөх явцад юу үүсэх нь шууд харагдаж, явцыг үүрэг бүрээр хардаг боллоо.',
        en: 'A new campaign shows what it would create while it is filled in, and progress is told for each role.',
      },
    },
    {
      version: '1.4.0',
      date: '2026-11-16',
      change: {
        mn: 'Хянагчийг шууд удирдлага эсвэл нэгжийн удирдлагаар тогтоож, хяналтыг зарим нэгжийн хүмүүсээр хязгаарлаж болдог боллоо.',
        en: 'Managers of people or of their units can be the reviewers, and a campaign can be limited to the people of some units.',
      },
    },
    {
      version: '1.3.0',
      date: '2026-11-16',
      change: {
        mn: 'Шийдвэр хүлээж буй эрх хянагчид хонхоор шууд мэдэгддэг боллоо.',
        en: 'Reviewers are told at the bell as soon as something waits for their decision.',
      },
    },
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
        mn: 'Хяналтын ажил нээж, үндэслэлийг нь харан эрх бүрийг үлдээх эсвэл хасахыг шийдэж, дуусгахад шийдвэр шууд хэрэгждэг боллоо.',
        en: 'Campaigns can be opened, every right decided on with the evidence in view, and closing carries the decisions out.',
      },
    },
    {
      version: '1.0.0',
      date: '2026-11-15',
      change: {
        mn: 'Эрх, цэсийн хамт каталогт нэмэгдлээ.',
        en: 'In the catalog with its permissions and menu.',
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
  operations,
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
  provides: [
    provide(datasets, reviewItems),
    provide(demoContributions, demoReviews),
    provide(evidenceSources, sealedReport),
    provide(notificationKinds, waitingReviews),
    provide(grantReasons, (tx, _ctx, personId) => selectKeptGrants(tx, personId)),
    provide(personReviews, reviewsOfPerson),
  ],
  exports: exportedTables,
  reads: {
    membership: 'the people of a snapshot, reviewers and their names',
    role: 'the roles under review',
    membership_role: 'the grants that a snapshot copies and a closing compares',
    role_permission: 'what a role allowed at the snapshot',
    role_owner: 'who reviews a role',
    unit: 'who manages the unit of a person under review',
    unit_ancestor: 'who stands below a unit under review',
    permission_use: 'when a right was last used',
    audit_record: 'who decided what, for the timeline of an item',
    session_event: 'how many sessions a closing ended',
    oidc_grant: 'how many grants of applications a closing ended',
  },
})
