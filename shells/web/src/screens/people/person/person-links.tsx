import { Button, Group, Stack, Text } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Link, linksQuery } from '../../../data/federation.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { loginLinkTexts } from '../../../parts/login-link/texts.ts'
import { useUnlink } from '../../../parts/login-link/use-unlink.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { peopleTexts } from '../texts.ts'

/** Through which identity providers a person comes in. */
export function PersonLinks({ id }: { id: string }) {
  const t = useTexts(loginLinkTexts)
  const people = useTexts(peopleTexts)
  const { data, error, refetch } = useQuery(linksQuery({ user: id, sort: '-last_login_at', limit: 50 }))
  const [unlink, dialog] = useUnlink()
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  if (data.items.length === 0)
    return (
      <Card>
        <EmptyState
          icon={IconLinkOff}
          tone="gray"
          title={people('people.links.none')}
          text={people('people.links.none.text')}
        />
      </Card>
    )
  return (
    <Card title={t('federation.tab.links')}>
      <Stack>
        {data.items.map(link => (
          <LinkLine key={link.id} link={link} onUnlink={() => unlink(link)} />
        ))}
      </Stack>
      {dialog}
    </Card>
  )
}

function LinkLine({ link, onUnlink }: { link: Link; onUnlink: () => void }) {
  const t = useTexts(loginLinkTexts)
  const canManage = useCan('sso_federation.manage')
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <div>
        <TextLink to="/sso/federation/$id" params={{ id: link.provider.id }} fw={600} size="sm">
          <bdi>{link.provider.name}</bdi>
        </TextLink>
        <Text size="xs" c="dimmed" component="div" style={{ overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{link.subject}</bdi>
          {' · '}
          {t('federation.last_login')}: <RelativeTime value={link.last_login_at} isFocusable />
        </Text>
      </div>
      {canManage && (
        <Button size="compact-sm" variant="subtle" color="red" flex="none" onClick={onUnlink}>
          {t('federation.unlink')}
        </Button>
      )}
    </Group>
  )
}
