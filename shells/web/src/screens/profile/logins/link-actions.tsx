import { Button, Group } from '@mantine/core'
import { IconBuildingBank, IconId } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { eidOptionsQuery, startGatewayLink } from '../../../data/own/eid.ts'
import type { OwnLogin } from '../../../data/own/logins.ts'
import { methodsQuery } from '../../../data/settings.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { keptRequest } from '../../../parts/eid/kept-request.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { loginsTexts } from './texts.ts'

const LinkEidDialog = lazyPart(() => import('./link-eid-dialog.tsx'), 'LinkEidDialog')

const BACK_HERE = '/profile?tab=logins'

/** Ways in that the person can add by themselves, as far as they are not linked yet. */
export function LinkActions({ logins }: { logins: readonly OwnLogin[] }) {
  const t = useTexts(loginsTexts)
  const { data: options } = useQuery(eidOptionsQuery)
  const { data: methods } = useQuery(methodsQuery)
  const [isOpen, setOpen] = useState(() => keptRequest('link') !== null)
  const [isLeaving, setLeaving] = useState(false)
  const has = (source: string) => logins.some(({ provider }) => provider.id === source)
  const leave = async () => {
    setLeaving(true)
    location.assign(await startGatewayLink(BACK_HERE))
  }
  return (
    <Group gap="xs">
      {options && !has('eid') && (
        <Button variant="default" leftSection={<IconId size={18} />} onClick={() => setOpen(true)}>
          {t('logins.link.eid')}
        </Button>
      )}
      {methods?.dan && !has('dan') && (
        <Button
          variant="default"
          leftSection={<IconBuildingBank size={18} />}
          loading={isLeaving}
          onClick={() => void leave().catch(() => setLeaving(false))}
        >
          {t('logins.link.dan')}
        </Button>
      )}
      {options && (
        <LazyOverlay opened={isOpen}>
          <LinkEidDialog opened={isOpen} options={options} onClose={() => setOpen(false)} />
        </LazyOverlay>
      )}
    </Group>
  )
}
