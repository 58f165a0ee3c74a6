import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

export function ToastArea() {
  return <Notifications position="bottom-center" autoClose={4000} />
}
