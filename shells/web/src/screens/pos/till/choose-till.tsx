import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tillsQuery } from '../../../data/business/pos.ts'
import { useCan } from '../../../data/me.ts'
import { isHeldElsewhere, takeTill } from '../../../data/till/lease.ts'
import type { Till } from '../../../data/till/till-types.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { posTexts } from '../texts.ts'
import type { TillState } from './use-till.ts'

/** Numbers of a till are given by one device: the one that has taken it. */
export function ChooseTill({ state }: { state: TillState }) {
  const t = useTexts(posTexts)
  const { data, error, refetch } = useQuery(tillsQuery)
  return (
    <Card title={t('pos.choose')} description={t('pos.choose.text')}>
      {error && !data && <ProblemState error={error} onRetry={() => void refetch()} />}
      <Stack>
        {data?.items.length === 0 && (
          <>
            <Text size="sm">{t('pos.tills.empty')}</Text>
            <TextLink to="/pos">{t('pos.tills')}</TextLink>
          </>
        )}
        {data?.items.map(till => (
          <TillChoice key={till.id} till={till} state={state} />
        ))}
      </Stack>
    </Card>
  )
}

function TillChoice({ till, state: { database } }: { till: Till; state: TillState }) {
  const t = useTexts(posTexts)
  const [error, setError] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const take = async (takeOver: boolean) => {
    setBusy(true)
    setError(null)
    try {
      await takeTill(database, till, takeOver)
    } catch (thrown) {
      setError(thrown as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Group justify="space-between">
        <div>
          <Text fw={600}>
            <bdi>{till.name}</bdi>
          </Text>
          <Text size="sm" c="dimmed">
            <bdi>
              {till.holder ? `${till.location.name} · ${till.holder.device_name}` : till.location.name}
            </bdi>
          </Text>
        </div>
        <Button
          size="lg"
          loading={isBusy}
          onClick={() => void take(false)}
          aria-label={`${till.name}: ${t('pos.take')}`}
        >
          {t('pos.take')}
        </Button>
      </Group>
      <ProblemAlert error={error} />
      {isHeldElsewhere(error) && <TakeOver isBusy={isBusy} onTake={() => void take(true)} />}
    </>
  )
}

/** From a device that is lost or broken, by whoever manages tills: it sells no more, and what it sold can still come. */
function TakeOver({ isBusy, onTake }: { isBusy: boolean; onTake: () => void }) {
  const t = useTexts(posTexts)
  if (!useCan('pos.manage')) return <Text size="sm">{t('pos.take_over.ask')}</Text>
  return (
    <Alert color="yellow">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t('pos.take_over.text')}</Text>
        <Button color="red" size="md" loading={isBusy} onClick={onTake}>
          {t('pos.take_over')}
        </Button>
      </Stack>
    </Alert>
  )
}
