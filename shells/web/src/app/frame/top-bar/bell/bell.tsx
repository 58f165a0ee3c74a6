import { ActionIcon, Indicator, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { unreadQuery } from '../../../../data/own/notifications.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { useTexts } from '../../../../i18n/texts.ts'
import { lazyPart } from '../../../../parts/overlay/lazy-part.ts'
import { useEvents } from '../../connection/use-events.ts'
import { frameTexts } from '../../texts.ts'

const load = () => import('./bell-drawer.tsx')
const BellDrawer = lazyPart(load, 'BellDrawer')
const MOST = 99

/** What waits for the person: the number is kept right by the event stream. */
export function Bell() {
  const t = useTexts(frameTexts)
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const { data: unread = 0 } = useQuery(unreadQuery)
  const newest = useEvents()
  const shown = unread > MOST ? `${fmt.number(language, MOST)}+` : fmt.number(language, unread)
  return (
    <>
      <Indicator label={shown} size={17} offset={6} disabled={unread === 0} color="red" zIndex={1}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('frame.notifications.unread', { count: unread })}
          title={t('frame.notifications')}
          aria-haspopup="dialog"
          onPointerEnter={() => void load()}
          onClick={() => setOpen(true)}
        >
          <IconBell size={20} stroke={1.7} />
        </ActionIcon>
      </Indicator>
      <VisuallyHidden role="status">
        {newest && t('frame.notifications.new', { title: newest })}
      </VisuallyHidden>
      <Suspense>{isOpen !== null && <BellDrawer opened={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
