import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconHandStop, IconQrcode } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import {
  type AskedDevice,
  askedDeviceQuery,
  decideOnDevice,
  type LetInDecision,
} from '../../data/own/cross-device.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Card } from '../../parts/page/card.tsx'
import { Fact, FactList } from '../../parts/page/fact-list.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { Place } from '../../parts/place/place.tsx'
import { EmptyState } from '../../parts/state/empty-state.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { WaitingLines } from '../../parts/state/waiting-lines.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { letInAddress } from './address.ts'
import { letInTexts } from './texts.ts'

/** Where a phone lands that scanned the code of a waiting browser. */
export function LetInScreen() {
  const t = useTexts(letInTexts)
  const { code } = letInAddress.useSearch()
  return (
    <>
      <PageHeader title={t('let_in.title')} description={t('let_in.subtitle')} />
      {code ? (
        <Asked code={code} />
      ) : (
        <EmptyState icon={IconQrcode} title={t('let_in.gone')} text={t('let_in.gone.text')} />
      )}
    </>
  )
}

function Asked({ code }: { code: string }) {
  const t = useTexts(letInTexts)
  const { data, error } = useQuery(askedDeviceQuery(code))
  const decide = useMutation({ mutationFn: (decision: LetInDecision) => decideOnDevice(code, decision) })
  if (decide.isSuccess && decide.variables.allow)
    return <EmptyState icon={IconCircleCheck} title={t('let_in.done')} text={t('let_in.done.text')} />
  if (decide.isSuccess)
    return <EmptyState icon={IconHandStop} title={t('let_in.refused')} text={t('let_in.refused.text')} />
  if (error) return <EmptyState icon={IconQrcode} title={t('let_in.gone')} text={t('let_in.gone.text')} />
  if (!data) return <WaitingLines count={2} height={120} />
  return (
    <Stack maw={560}>
      <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
        {t('let_in.warning')}
      </Alert>
      <Card title={t('let_in.who')}>
        <Facts asked={data} />
      </Card>
      <Card title={t('let_in.pick')} description={t('let_in.pick.text')}>
        <Group>
          {data.numbers.map(number => (
            <Button
              key={number}
              size="lg"
              variant="default"
              disabled={decide.isPending || decide.isError}
              onClick={() => decide.mutate({ allow: true, number })}
            >
              {number}
            </Button>
          ))}
        </Group>
        <Button
          mt="md"
          color="red"
          variant="light"
          disabled={decide.isPending || decide.isError}
          onClick={() => decide.mutate({ allow: false })}
        >
          {t('let_in.refuse')}
        </Button>
        <ProblemAlert error={decide.error} />
      </Card>
    </Stack>
  )
}

function Facts({ asked }: { asked: AskedDevice }) {
  const t = useTexts(letInTexts)
  const { browser, os } = asked.device
  return (
    <FactList>
      <Fact label={t('let_in.device')}>{[browser, os].filter(Boolean).join(' · ') || '—'}</Fact>
      <Fact label={t('let_in.place')}>
        <Place ip={asked.ip} location={asked.location} />
      </Fact>
      <Fact label={t('let_in.asked')}>
        <RelativeTime value={asked.requested_at} />
      </Fact>
    </FactList>
  )
}
