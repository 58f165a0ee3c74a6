import { useNotifications } from '@mantine/notifications'
import { Suspense, useState } from 'react'
import { lazyPart } from '../parts/overlay/lazy-part.ts'

const ToastArea = lazyPart(() => import('./toast-area.tsx'), 'ToastArea')

/** Where successes are told; loaded with the first of them. */
export function Toasts() {
  const { notifications } = useNotifications()
  const [isWanted, setWanted] = useState(false)
  if (notifications.length > 0 && !isWanted) setWanted(true)
  return <Suspense>{isWanted && <ToastArea />}</Suspense>
}
