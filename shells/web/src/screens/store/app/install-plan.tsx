import { Alert, Button, List, Skeleton, Stack, Text } from '@mantine/core'
import { IconBan, IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type App, installApp, planQuery, textOf } from '../../../data/apps.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { storeTexts } from '../texts.ts'
import { useAppNames } from '../use-app-names.ts'

type InstallPlanProps = { app: App; canManage: boolean; onDone: () => void }

/** What comes along, told before the button is pressed; and the chain that forbids it. */
export function InstallPlan({ app, canManage, onDone }: InstallPlanProps) {
  const t = useTexts(storeTexts)
  const plan = useQuery(planQuery(app.slug))
  if (plan.error) return <ProblemAlert error={plan.error} />
  if (!plan.data) return <Skeleton height={36} />
  const others = plan.data.install.filter(slug => slug !== app.slug)
  return (
    <Stack>
      {plan.data.blocked === null ? (
        <Text size="sm">{t(others.length === 0 ? 'store.plan.alone' : 'store.plan.with')}</Text>
      ) : (
        <Blocked chain={plan.data.blocked} />
      )}
      {plan.data.blocked === null && others.length > 0 && <Companions slugs={others} />}
      {plan.data.blocked === null && canManage && (
        <InstallButton app={app} count={plan.data.install.length} onDone={onDone} />
      )}
    </Stack>
  )
}

function Companions({ slugs }: { slugs: string[] }) {
  const t = useTexts(storeTexts)
  const { find, nameOf } = useAppNames()
  return (
    <List size="sm" spacing={4}>
      {slugs.map(slug => {
        const version = find(slug)?.version
        return (
          <List.Item key={slug}>
            {nameOf(slug)} {version && <bdi>{t('store.version', { version })}</bdi>}
          </List.Item>
        )
      })}
    </List>
  )
}

function Blocked({ chain }: { chain: string }) {
  const t = useTexts(storeTexts)
  const { nameOf } = useAppNames()
  const links = chain.split(' → ').map(nameOf)
  return (
    <Alert color="yellow" variant="light" icon={<IconBan />} title={t('store.blocked.title')}>
      <Text size="sm">{t('store.blocked.text')}</Text>
      <Text size="sm" fw={600} mt={4}>
        {links.map((link, at) => (
          <span key={link}>
            {at > 0 && (
              <span className="rtl-flip" style={{ display: 'inline-block', marginInline: 6 }}>
                →
              </span>
            )}
            <bdi>{link}</bdi>
          </span>
        ))}
      </Text>
    </Alert>
  )
}

type InstallButtonProps = { app: App; count: number; onDone: () => void }

function InstallButton({ app, count, onDone }: InstallButtonProps) {
  const t = useTexts(storeTexts)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => installApp(app.slug),
    onSuccess: () => {
      showDone(t('store.install.done', { name: textOf(app.name) }))
      onDone()
    },
  })
  return (
    <>
      <ProblemAlert error={error} />
      <Button leftSection={<IconDownload size={18} />} loading={isPending} onClick={() => mutate()}>
        {count > 1 ? t('store.install.all', { count }) : t('store.install')}
      </Button>
    </>
  )
}
