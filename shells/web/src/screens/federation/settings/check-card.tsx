import { Alert, Button, Stack } from '@mantine/core'
import { IconCircleCheck, IconPlugConnected } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type Provider, testProvider } from '../../../data/federation.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { TestSteps } from '../../../parts/steps/test-steps.tsx'
import { useNamedSteps } from '../step-names.ts'
import { federationTexts } from '../texts.ts'

/** Looks whether the provider as it is stored can be reached and used. */
export function CheckCard({ provider }: { provider: Provider }) {
  const t = useTexts(federationTexts)
  const canManage = useCan('sso_federation.manage')
  const named = useNamedSteps()
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => testProvider(provider.id) })
  if (!canManage) return null
  return (
    <Card
      title={t('federation.check')}
      description={t('federation.check.text')}
      actions={
        <Button
          variant="default"
          leftSection={<IconPlugConnected size={18} />}
          aria-busy={isPending}
          onClick={() => !isPending && mutate()}
        >
          {t('federation.check.run')}
        </Button>
      }
    >
      <Stack gap="sm">
        <ProblemAlert error={error} />
        {(data || isPending) && (
          <TestSteps steps={isPending ? [] : named(data?.steps)} isRunning={isPending} />
        )}
        {data?.ok && !isPending && (
          <Alert color="green" icon={<IconCircleCheck />} p="xs">
            {t('federation.check.ok')}
          </Alert>
        )}
      </Stack>
    </Card>
  )
}
