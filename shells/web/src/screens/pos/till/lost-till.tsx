import { Button, Stack, Text } from '@mantine/core'
import { forgetTill } from '../../../data/till/lease.ts'
import type { Lost } from '../../../data/till/till-types.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { posTexts } from '../texts.ts'
import type { TillState } from './use-till.ts'

/** Another device numbers the sales of this till now: what is left here is handed over, and no more is sold. */
export function LostTill({ state: { database, waiting }, lost }: { state: TillState; lost: Lost }) {
  const t = useTexts(posTexts)
  return (
    <Card title={t('pos.lost')} maw={560}>
      <Stack>
        {lost.taken_by && (
          <Text>
            <bdi>{[lost.device_name, lost.taken_by].filter(Boolean).join(' · ')}</bdi>
          </Text>
        )}
        <Text>{t('pos.lost.text')}</Text>
        <Button size="lg" disabled={waiting > 0} onClick={() => void forgetTill(database)}>
          {t('pos.choose')}
        </Button>
      </Stack>
    </Card>
  )
}
