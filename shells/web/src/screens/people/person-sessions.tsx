import { Button, Group, Text, ThemeIcon } from '@mantine/core'
import { IconDeviceDesktop } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { menusQuery } from '../../app/session.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Card } from '../../parts/card.tsx'
import { Fact, FactList } from '../../parts/fact-list.tsx'
import { AbsoluteTime } from '../../parts/relative-time.tsx'
import type { MemberDetail } from './organisation-queries.ts'
import { peopleTexts } from './texts.ts'

/** How many sessions are open, and when they were last here. */
export function PersonSessions({ member }: { member: MemberDetail }) {
  const t = useTexts(peopleTexts)
  const isIn = member.sessions > 0
  return (
    <Card>
      <Group wrap="nowrap" align="flex-start" mb="lg">
        <ThemeIcon variant="light" color={isIn ? 'green' : 'gray'} size={44} radius="md" aria-hidden>
          <IconDeviceDesktop size={24} stroke={1.6} />
        </ThemeIcon>
        <div>
          <Text fw={600}>
            {isIn ? t('person.sessions.open', { count: member.sessions }) : t('person.sessions.none')}
          </Text>
          <Text size="sm" c="dimmed">
            {t('person.sessions.note')}
          </Text>
        </div>
      </Group>
      <FactList>
        <Fact label={t('person.last_seen')}>
          <AbsoluteTime value={member.last_seen_at} fallback={t('people.never')} />
        </Fact>
        <Fact label={t('people.column.joined')}>
          <AbsoluteTime value={member.created_at} />
        </Fact>
      </FactList>
      <ManageButton email={member.email} />
    </Card>
  )
}

const SESSIONS = '/sso/sessions'

/** Single sessions are the business of an app that the organisation may not have. */
function ManageButton({ email }: { email: string }) {
  const t = useTexts(peopleTexts)
  const router = useRouter()
  const { data } = useQuery(menusQuery)
  const isThere = data?.items.some(group => group.children.some(item => item.path === SESSIONS))
  const isBuilt = SESSIONS in router.routesByPath
  if (!isThere || !isBuilt) return null
  return (
    <Button
      mt="lg"
      variant="default"
      onClick={() => void router.navigate({ href: `${SESSIONS}?q=${encodeURIComponent(email)}` })}
    >
      {t('person.sessions.manage')}
    </Button>
  )
}
