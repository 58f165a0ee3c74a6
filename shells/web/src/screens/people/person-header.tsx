import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconPlayerPause, IconPlayerPlay, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCan } from '../../app/session.ts'
import { useTexts } from '../../i18n/texts.ts'
import { PageHeader } from '../../parts/page-header.tsx'
import { PersonAvatar } from '../../parts/person-avatar.tsx'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberMenuItems } from './member-menu.tsx'
import { MemberStatusBadge } from './member-status.tsx'
import type { MemberDetail } from './organisation-queries.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { peopleTexts } from './texts.ts'
import { type MemberAct, usePossibleActs } from './use-member-acts.tsx'

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
  const [isInviting, setInviting] = useState(false)
  if (member.status === 'left')
    return (
      <>
        <Button leftSection={<IconUserPlus size={18} />} onClick={() => setInviting(true)}>
          {t('people.action.reinvite')}
        </Button>
        <InviteDialog
          opened={isInviting}
          onClose={() => setInviting(false)}
          invitee={{ email: member.email, name: member.name }}
        />
      </>
    )
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
      <Menu position="bottom-end" shadow="md" returnFocus>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('person.more')}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setRenaming(true)}>
            {t('people.action.rename')}
          </Menu.Item>
          <MemberMenuItems acts={acts.filter(act => act !== main)} onAct={onAct} />
        </Menu.Dropdown>
      </Menu>
      <RenameDialog
        key={member.version}
        member={member}
        opened={isRenaming}
        onClose={() => setRenaming(false)}
      />
    </>
  )
}
