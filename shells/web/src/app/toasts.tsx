import { useNotifications } from '@mantine/notifications'
import { lazy, Suspense, useState } from 'react'

const ToastArea = lazy(async () => ({ default: (await import('./toast-area.tsx')).ToastArea }))

/** Where successes are told; loaded with the first of them. */
export function Toasts() {
  const { notifications } = useNotifications()
  const [isWanted, setWanted] = useState(false)
  if (notifications.length > 0 && !isWanted) setWanted(true)
  return <Suspense>{isWanted && <ToastArea />}</Suspense>
}
