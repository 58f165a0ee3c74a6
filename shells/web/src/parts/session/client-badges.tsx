import { Badge, Group, Text } from '@mantine/core'
import type { Session } from '../../data/sessions.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Hint } from '../overlay/hint.tsx'
import { sessionTexts } from './texts.ts'

type ClientBadgesProps = { clients: Session['clients']; max?: number }

/** Applications that were entered with a session. */
export function ClientBadges({ clients, max = 2 }: ClientBadgesProps) {
  const t = useTexts(sessionTexts)
  const rest = clients.slice(max)
  if (clients.length === 0)
    return (
      <Text size="sm" c="dimmed" component="span">
        {t('sessions.clients.none')}
      </Text>
    )
  return (
    <Group gap={4}>
      {clients.slice(0, max).map(({ client_id, name }) => (
        <Badge key={client_id} variant="light" color="gray">
          <bdi>{name}</bdi>
        </Badge>
      ))}
      {rest.length > 0 && (
        <Hint label={rest.map(({ name }) => name).join(', ')} isLong>
          <Badge variant="light" color="gray" tabIndex={0}>
            +{rest.length}
          </Badge>
        </Hint>
      )}
    </Group>
  )
}
