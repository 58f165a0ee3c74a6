import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { closingQuery, keepAccount } from '../../../data/own/account.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { AbsoluteTime } from '../../../parts/time/relative-time.tsx'
import { profileTexts } from '../texts.ts'
import { ClosingDialog } from './closing-dialog.tsx'

/** Closing waits for a while; until then the account can be kept. */
export function ClosingCard() {
  const t = useTexts(profileTexts)
  const [isAsking, setAsking] = useState(false)
  const { data, error } = useQuery(closingQuery)
  return (
    <Card title={t('profile.closing.title')} description={t('profile.closing.text')}>
      <ProblemAlert error={error} />
      {data?.closing && <Waiting closesAt={data.closing.closes_at} />}
      {data && !data.closing && (
        <Group>
          <Button variant="light" color="red" onClick={() => setAsking(true)}>
            {t('profile.closing.open')}
          </Button>
        </Group>
      )}
      <ClosingDialog opened={isAsking} onClose={() => setAsking(false)} />
    </Card>
  )
}

function Waiting({ closesAt }: { closesAt: string }) {
  const t = useTexts(profileTexts)
  const keep = useMutation({
    mutationFn: keepAccount,
    onSuccess: () => showDone(t('profile.closing.kept')),
  })
  return (
    <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
      <Stack gap="sm" align="start">
        <Text size="sm">
          {t('profile.closing.waiting')} <AbsoluteTime value={closesAt} />
        </Text>
        <Button loading={keep.isPending} onClick={() => keep.mutate()}>
          {t('profile.closing.keep')}
        </Button>
        <ProblemAlert error={keep.error} />
      </Stack>
    </Alert>
  )
}
