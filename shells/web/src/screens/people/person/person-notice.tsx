import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { MemberDetail } from '../../../data/organisation/members.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { TextLink } from '../../../parts/page/links.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { peopleTexts } from '../texts.ts'

/** Why somebody cannot come in, said once on top of everything else. */
export function PersonNotice({ member }: { member: MemberDetail }) {
  const t = useTexts(peopleTexts)
  const { status, invitation } = member
  if (status === 'active') return null
  return (
    <Alert
      mb="md"
      color={status === 'suspended' ? 'yellow' : status === 'invited' ? 'blue' : 'gray'}
      icon={<IconInfoCircle />}
    >
      {t(`person.${status}`)}
      {status === 'invited' && invitation && (
        <>
          {' '}
          {t('person.invited.expires')}: <RelativeTime value={invitation.expires_at} />.{' '}
          <TextLink to="/organisation/invitations" search={{ q: member.email }} size="sm" inherit>
            {t('person.invitation.open')}
          </TextLink>
        </>
      )}
    </Alert>
  )
}
