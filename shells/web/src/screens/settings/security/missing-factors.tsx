import { Badge, Button, Group, List, Stack, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { membersWithoutFactorQuery } from '../../../data/settings.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { ruleTexts } from './texts.ts'

/** Who still lacks a second factor, and until when they may. */
export function MissingFactors() {
  const t = useTexts(ruleTexts)
  const { language } = useLanguage()
  const [isShown, setShown] = useState(false)
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(membersWithoutFactorQuery)
  const total = data?.pages[0]?.total
  if (total === undefined) return null
  if (total === 0) return <Text size="sm">{t('settings.factor.missing.none')}</Text>
  const members = data?.pages.flatMap(page => page.items) ?? []
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text size="sm">{t('settings.factor.missing', { count: total })}</Text>
        <Button size="compact-sm" variant="subtle" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t('settings.factor.missing.show')}
        </Button>
      </Group>
      {isShown && (
        <List size="sm" spacing={4} listStyleType="none" withPadding={false}>
          {members.map(({ user, required, due_at }) => (
            <List.Item key={user.id}>
              <bdi>{user.name}</bdi> · <bdi>{user.email}</bdi>{' '}
              <Badge variant="light" color={required ? 'orange' : 'gray'}>
                {due_at
                  ? t('settings.factor.due', { date: fmt.date(language, new Date(due_at)) })
                  : t('settings.factor.not_required')}
              </Badge>
            </List.Item>
          ))}
        </List>
      )}
      {isShown && hasNextPage && (
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('settings.factor.missing.more')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
