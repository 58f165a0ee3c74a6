import { ActionIcon, Button, Group } from '@mantine/core'
import { IconDots, IconPencil, IconPlayerPause, IconPlayerPlay, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCan } from '../../../data/me.ts'
import type { MemberDetail } from '../../../data/organisation/members.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ActionMenu } from '../../../parts/menu/action-menu.tsx'
import { MenuItem } from '../../../parts/menu/menu-parts.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { PersonAvatar } from '../../../parts/person/person-avatar.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { MemberMenuItems } from '../member-menu.tsx'
import { MemberStatusBadge } from '../member-status.tsx'
import { peopleTexts } from '../texts.ts'
import { type MemberAct, usePossibleActs } from '../use-member-acts.tsx'

const InviteDialog = lazyPart(() => import('../list/invite-dialog.tsx'), 'InviteDialog')
const RenameDialog = lazyPart(() => import('../rename-dialog.tsx'), 'RenameDialog')

type PersonHeaderProps = { member: MemberDetail; onAct: (act: MemberAct) => void }

export function PersonHeader({ member, onAct }: PersonHeaderProps) {
  const t = useTexts(peopleTexts)
  const canManage = useCan('organisation.manage')
  return (
    <PageHeader
      breadcrumbs={[{ label: t('people.title'), to: '/organisation/members' }, { label: member.name }]}
      avatar={<PersonAvatar id={member.id} name={member.name} size={56} />}
      title={member.name}
      description={
        <Group gap="sm" mt={4}>
          <MemberStatusBadge status={member.status} />
          <bdi>{member.email}</bdi>
          <span>
            {t('person.last_seen')}: <RelativeTime value={member.last_seen_at} fallback={t('people.never')} />
          </span>
        </Group>
      }
      actions={canManage && <Actions member={member} onAct={onAct} />}
    />
  )
}

function Actions({ member, onAct }: PersonHeaderProps) {
  const t = useTexts(peopleTexts)
  const acts = usePossibleActs()(member)
  const [isRenaming, setRenaming] = useState(false)
  if (member.status === 'left') return <InviteAgain member={member} />
  const main = acts.find(act => act === 'suspend' || act === 'resume')
  return (
    <>
      {main && (
        <Button
          variant={main === 'resume' ? 'filled' : 'default'}
          leftSection={main === 'resume' ? <IconPlayerPlay size={18} /> : <IconPlayerPause size={18} />}
          onClick={() => onAct(main)}
        >
          {t(`people.action.${main}`)}
        </Button>
      )}
      <ActionMenu
        target={
          <ActionIcon variant="default" size={36} aria-label={t('person.more')}>
            <IconDots size={18} />
          </ActionIcon>
        }
      >
        <MenuItem leftSection={<IconPencil size={16} />} onClick={() => setRenaming(true)}>
          {t('people.action.rename')}
        </MenuItem>
        <MemberMenuItems acts={acts.filter(act => act !== main)} onAct={onAct} />
      </ActionMenu>
      <LazyOverlay opened={isRenaming}>
        <RenameDialog
          key={member.version}
          member={member}
          opened={isRenaming}
          onClose={() => setRenaming(false)}
        />
      </LazyOverlay>
    </>
  )
}

function InviteAgain({ member }: Pick<PersonHeaderProps, 'member'>) {
  const t = useTexts(peopleTexts)
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <Button leftSection={<IconUserPlus size={18} />} onClick={() => setInviting(true)}>
        {t('people.action.reinvite')}
      </Button>
      <LazyOverlay opened={isInviting}>
        <InviteDialog
          opened={isInviting}
          onClose={() => setInviting(false)}
          invitee={{ email: member.email, name: member.name }}
        />
      </LazyOverlay>
    </>
  )
}
