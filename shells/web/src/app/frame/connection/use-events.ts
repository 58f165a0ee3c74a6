import { useEffect, useState } from 'react'
import { connection } from '../../../api/connection.ts'
import { followEvents } from '../../../api/event-stream.ts'
import { queryClient } from '../../../api/query-client.ts'
import { meQuery } from '../../../data/me.ts'
import { noteUnread, refreshNotifications } from '../../../data/own/notifications.ts'

/** What the server tells by itself, as long as the frame stands. Answers with the title of the newest notification. */
export function useEvents(): string | null {
  const [newest, setNewest] = useState<string | null>(null)
  useEffect(
    () =>
      followEvents(told => {
        if (told.event === 'badges') noteUnread(told.data.unread)
        if (told.event === 'notification' || told.event === 'withdrawn') refreshNotifications()
        if (told.event === 'notification' && told.data.read_at === null) setNewest(told.data.title)
        if (told.event === 'state' && !told.data.isOpen) void connection.check()
        // Whether it is over, moved or has another token, the next answer says; over leads to signing in.
        if (told.event === 'session')
          void queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => {})
      }),
    [],
  )
  return newest
}
