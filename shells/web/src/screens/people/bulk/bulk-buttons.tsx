import { Button } from '@mantine/core'
import { IconPlayerPause, IconShieldPlus, IconSitemap, IconUserMinus } from '@tabler/icons-react'
import { useTexts } from '../../../i18n/texts.ts'
import { peopleTexts } from '../texts.ts'
import type { BulkAct } from './bulk-dialog.tsx'

const BUTTONS = [
  { act: 'role', icon: IconShieldPlus, look: { variant: 'default' } },
  { act: 'unit', icon: IconSitemap, look: { variant: 'default' } },
  { act: 'suspend', icon: IconPlayerPause, look: { variant: 'default' } },
  { act: 'remove', icon: IconUserMinus, look: { variant: 'light', color: 'red' } },
] as const

export function BulkButtons({ onAct }: { onAct: (act: BulkAct) => void }) {
  const t = useTexts(peopleTexts)
  return BUTTONS.map(({ act, icon: ActIcon, look }) => (
    <Button key={act} size="xs" {...look} leftSection={<ActIcon size={14} />} onClick={() => onAct(act)}>
      {t(`people.bulk.${act}`)}
    </Button>
  ))
}
