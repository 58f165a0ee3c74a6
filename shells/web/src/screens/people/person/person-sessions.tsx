import { Group, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconDeviceDesktop } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { MemberDetail } from '../../../data/organisation/members.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { Card } from '../../../parts/page/card.tsx'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { AbsoluteTime } from '../../../parts/time/relative-time.tsx'
import { peopleTexts } from '../texts.ts'
import { useHas } from '../use-has.ts'

const PersonSessionsList = lazyPart(() => import('./person-sessions-list.tsx'), 'PersonSessionsList')

/** How many sessions are open, and when they were last here. */
export function PersonSessions({ member }: { member: MemberDetail }) {
  const t = useTexts(peopleTexts)
  const isIn = member.sessions > 0
  const hasSessions = useHas('/sso/sessions')
  return (
    <Stack>
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
      </Card>
      <Suspense>{hasSessions && <PersonSessionsList id={member.id} />}</Suspense>
    </Stack>
  )
}
