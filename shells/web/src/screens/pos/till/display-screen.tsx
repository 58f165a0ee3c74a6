import { Group, Stack, Text, Title } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { posTexts } from '../texts.ts'
import { DISPLAY, type Shown } from './use-display.ts'

/** What the customer sees on a second screen of the same device. */
export function DisplayScreen() {
  const t = useTexts(posTexts)
  const { language } = useLanguage()
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    const channel = new BroadcastChannel(DISPLAY)
    channel.onmessage = ({ data }) => data !== 'asked' && setShown(data as Shown)
    channel.postMessage('asked')
    return () => channel.close()
  }, [])
  return (
    <>
      <PageHeader title={t('pos.display')} />
      <Card maw={720} mx="auto">
        <Stack>
          {(!shown || shown.lines.length === 0) && <Text size="xl">{t('pos.welcome')}</Text>}
          {shown?.lines.map(line => (
            <Group key={line.name} justify="space-between" wrap="nowrap">
              <Text size="xl">
                <bdi>{line.name}</bdi> × <bdi>{fmt.decimal(language, line.quantity)}</bdi>
              </Text>
              <Text size="xl">
                <bdi>{fmt.decimal(language, line.total)} ₮</bdi>
              </Text>
            </Group>
          ))}
          <Group justify="space-between">
            <Title order={2}>{t('pos.total')}</Title>
            <Title order={2}>
              <bdi>{fmt.decimal(language, shown?.total ?? '0')} ₮</bdi>
            </Title>
          </Group>
        </Stack>
      </Card>
    </>
  )
}
