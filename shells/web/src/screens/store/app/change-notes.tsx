import { Badge, Group, Stack, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { type App, textOf } from '../../../data/apps.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { storeTexts } from '../texts.ts'

/** What each version brought, the newest first. */
export function ChangeNotes({ app }: { app: App }) {
  const t = useTexts(storeTexts)
  const { language } = useLanguage()
  return (
    <Card title={t('store.changes')}>
      <Stack gap="md">
        {app.versions.map(({ version, date, change }) => (
          <div key={version}>
            <Group gap="xs" mb={4}>
              <Badge variant={version === app.version ? 'filled' : 'light'} radius="sm">
                <bdi>{version}</bdi>
              </Badge>
              <Text size="xs" c="dimmed">
                <time dateTime={date}>{fmt.date(language, new Date(date))}</time>
              </Text>
            </Group>
            {/* Written in Mongolian and English alone: the text keeps its own direction. */}
            <Text size="sm" dir="auto">
              {textOf(change)}
            </Text>
          </div>
        ))}
      </Stack>
    </Card>
  )
}
