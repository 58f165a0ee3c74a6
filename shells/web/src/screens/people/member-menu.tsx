import { Menu } from '@mantine/core'
import { type Icon, IconLock, IconPlayerPause, IconPlayerPlay, IconUserMinus } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { peopleTexts } from './texts.ts'
import type { MemberAct } from './use-member-acts.tsx'

const ICONS: Readonly<Record<MemberAct, Icon>> = {
  suspend: IconPlayerPause,
  resume: IconPlayerPlay,
  lockdown: IconLock,
  remove: IconUserMinus,
}

const DANGEROUS = new Set<MemberAct>(['lockdown', 'remove'])

type MemberMenuItemsProps = { acts: readonly MemberAct[]; onAct: (act: MemberAct) => void }

export function MemberMenuItems({ acts, onAct }: MemberMenuItemsProps) {
  const t = useTexts(peopleTexts)
  return acts.map(act => {
    const ActIcon = ICONS[act]
    return (
      <Menu.Item
        key={act}
        c={DANGEROUS.has(act) ? 'var(--mantine-color-error)' : undefined}
        leftSection={<ActIcon size={16} />}
        onClick={() => onAct(act)}
      >
        {t(`people.action.${act}`)}
      </Menu.Item>
    )
  })
}
