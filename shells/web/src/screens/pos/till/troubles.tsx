import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCan } from '../../../data/me.ts'
import { grantDiscount, joinOpenShift, renumber, takeTill } from '../../../data/till/lease.ts'
import { synchronise } from '../../../data/till/synchronise.ts'
import type { KeptSale, Stuck } from '../../../data/till/till-types.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { posTexts } from '../texts.ts'
import { refusalKey } from './refusals.ts'
import type { TillState } from './use-till.ts'

/** What somebody has to look at. Selling goes on meanwhile, and what was sold stays on this device until it is taken. */
export function Troubles({ state }: { state: TillState }) {
  const t = useTexts(posTexts)
  const { sales, stuck } = state
  // The first in the order of numbers keeps the others waiting.
  const refused = sales.findLast(sale => sale.state === 'refused')
  const oversold = sales.filter(({ issues }) => issues.some(({ code }) => code === 'oversold'))
  return (
    <>
      {refused && <RefusedSale key={refused.id} sale={refused} state={state} />}
      {stuck && <StuckQueue stuck={stuck} state={state} />}
      {oversold.length > 0 && (
        <Alert color="yellow" title={t('pos.oversold')}>
          <bdi>{oversold.map(({ number }) => number).join(', ')}</bdi>
        </Alert>
      )}
    </>
  )
}

type Act = { readonly label: string; readonly run: () => Promise<unknown> }

function Acts({ acts, isOnline }: { acts: readonly Act[]; isOnline: boolean }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const start = async ({ run }: Act) => {
    setBusy(true)
    setError(null)
    await run()
      .catch(setError)
      .finally(() => setBusy(false))
  }
  return (
    <>
      <Group>
        {acts.map(act => (
          <Button
            key={act.label}
            variant="default"
            disabled={!isOnline}
            loading={isBusy}
            onClick={() => void start(act)}
          >
            {act.label}
          </Button>
        ))}
      </Group>
      <ProblemAlert error={error} />
    </>
  )
}

function RefusedSale({ sale, state }: { sale: KeptSale; state: TillState }) {
  const t = useTexts(posTexts)
  const { database, till, isOnline } = state
  const [canDiscount, canManage] = [useCan('pos.discount'), useCan('pos.manage')]
  const isDiscount = sale.reason === 'discount_not_allowed'
  const isNumber = sale.reason === 'number_taken' || sale.reason === 'number_not_next'
  const acts: Act[] = [
    { label: t('pos.retry'), run: () => synchronise(database) },
    ...(isDiscount && canDiscount
      ? [{ label: t('pos.refusal.grant'), run: () => grantDiscount(database, sale.id) }]
      : []),
    ...(sale.reason === 'lease_ended' && till
      ? [
          {
            label: t('pos.refusal.take_again'),
            run: async () => {
              await takeTill(database, till)
              await synchronise(database)
            },
          },
        ]
      : []),
    ...(isNumber && canManage ? [{ label: t('pos.refusal.renumber'), run: () => renumber(database) }] : []),
  ]
  return (
    <Alert color="red" role="alert" title={t('pos.refused', { number: sale.number })}>
      <Stack gap="xs">
        <Text size="sm">{t(refusalKey(sale.reason))}</Text>
        <Text size="sm">{t('pos.refused.text')}</Text>
        <Acts acts={acts} isOnline={isOnline} />
      </Stack>
    </Alert>
  )
}

function StuckQueue({ stuck, state: { database, isOnline } }: { stuck: Stuck; state: TillState }) {
  const t = useTexts(posTexts)
  const acts: Act[] = [
    { label: t('pos.retry'), run: () => synchronise(database) },
    ...(stuck.code === 'shift_open'
      ? [{ label: t('pos.stuck.join'), run: () => joinOpenShift(database) }]
      : []),
  ]
  return (
    <Alert color="red" role="alert" title={t('pos.stuck')}>
      <Stack gap="xs">
        <Text size="sm">
          <bdi>{stuck.text}</bdi>
        </Text>
        <Text size="sm">{t('pos.refused.text')}</Text>
        <Acts acts={acts} isOnline={isOnline} />
      </Stack>
    </Alert>
  )
}
