import {
  type Icon,
  IconEye,
  IconLock,
  IconPlayerPause,
  IconPlayerPlay,
  IconShieldPlus,
  IconUserMinus,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../i18n/texts.ts'
import { MenuItem } from '../../parts/menu/menu-parts.ts'
import { peopleTexts } from './texts.ts'
import { type ActingMember, type MemberAct, usePossibleActs } from './use-member-acts.tsx'

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
      <MenuItem
        key={act}
        c={DANGEROUS.has(act) ? 'var(--mantine-color-error)' : undefined}
        leftSection={<ActIcon size={16} />}
        onClick={() => onAct(act)}
      >
        {t(`people.action.${act}`)}
      </MenuItem>
    )
  })
}

type MemberRowMenuProps = { member: ActingMember; onAct: (act: MemberAct, member: ActingMember) => void }

export function MemberRowMenu({ member, onAct }: MemberRowMenuProps) {
  const t = useTexts(peopleTexts)
  const navigate = useNavigate()
  const acts = usePossibleActs()(member)
  const open = (tab?: 'roles') =>
    void navigate({ to: '/organisation/members/$id', params: { id: member.id }, search: tab ? { tab } : {} })
  return (
    <>
      <MenuItem leftSection={<IconEye size={16} />} onClick={() => open()}>
        {t('people.action.open')}
      </MenuItem>
      {member.status !== 'left' && (
        <MenuItem leftSection={<IconShieldPlus size={16} />} onClick={() => open('roles')}>
          {t('people.action.roles')}
        </MenuItem>
      )}
      <MemberMenuItems acts={acts} onAct={act => onAct(act, member)} />
    </>
  )
}
