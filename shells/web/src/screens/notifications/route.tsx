import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { keepOnly } from '../../parts/page/kept-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'
import { NOTIFICATION_TABS, type NotificationTab } from './address.ts'

const isTab = (value: unknown): value is NotificationTab => NOTIFICATION_TABS.some(tab => tab === value)

export const notificationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/notifications',
  validateSearch: keepOnly(({ tab, unread }): { tab?: NotificationTab; unread?: true } => ({
    ...(isTab(tab) && { tab }),
    ...(unread === true && { unread }),
  })),
  component: lazyScreen(() => import('./notifications-screen.tsx'), 'NotificationsScreen'),
})
