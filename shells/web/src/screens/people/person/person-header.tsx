import { ActionIcon, Button, Group } from '@mantine/core'
import {
  IconDots,
  IconFileTypePdf,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconUserPlus,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../../../data/me.ts'
import type { MemberDetail } from '../../../data/organisation/members.ts'
import { accessFileOf, personOverviewQuery } from '../../../data/organisation/person.ts'
import { useLanguage } from '../../../i18n/language.tsx'
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
const EditDialog = lazyPart(() => import('../edit-dialog.tsx'), 'EditDialog')

type PersonHeaderProps = { member: MemberDetail; onAct: (act: MemberAct) => void }

export function PersonHeader({ member, onAct }: PersonHeaderProps) {
  const t = useTexts(peopleTexts)
  const canManage = useCan('organisation.manage')
  return (
    <PageHeader
      breadcrumbs={[{ label: t('people.title'), to: '/organisation/members' }, { label: member.name }]}
      avatar={<Photograph member={member} />}
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

/** Comes with the overview; until then, and for most, the first letters. */
function Photograph({ member }: Pick<PersonHeaderProps, 'member'>) {
  const { language } = useLanguage()
  const { data } = useQuery(personOverviewQuery(member.id, language))
  return <PersonAvatar id={member.id} name={member.name} picture={data?.profile?.picture} size={56} />
}

function Actions({ member, onAct }: PersonHeaderProps) {
  const t = useTexts(peopleTexts)
  const acts = usePossibleActs()(member)
  const [isEditing, setEditing] = useState(false)
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
        <MenuItem leftSection={<IconPencil size={16} />} onClick={() => setEditing(true)}>
          {t('people.edit')}
        </MenuItem>
        <MenuItem
          component="a"
          href={accessFileOf(member.id)}
          download
          leftSection={<IconFileTypePdf size={16} />}
        >
          {t('person.pdf')}
        </MenuItem>
        <MemberMenuItems acts={acts.filter(act => act !== main)} onAct={onAct} />
      </ActionMenu>
      <LazyOverlay opened={isEditing}>
        <EditDialog
          key={member.version}
          member={member}
          opened={isEditing}
          onClose={() => setEditing(false)}
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
