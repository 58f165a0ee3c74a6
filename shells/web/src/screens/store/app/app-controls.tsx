import { Alert, Button, Code, Group, Stack, Switch, Text } from '@mantine/core'
import { IconArrowUpRight, IconInfoCircle, IconLock } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type App, setAppActive, textOf, uninstallApp } from '../../../data/apps.ts'
import { useCan } from '../../../data/me.ts'
import { menuItemsOf, useMenuGroups } from '../../../data/menu.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { showUndo } from '../../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ButtonLink, TextLink } from '../../../parts/page/links.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import classes from '../store.module.css'
import { storeTexts } from '../texts.ts'
import { useAppNames } from '../use-app-names.ts'
import { InstallPlan } from './install-plan.tsx'

/** What can be done with the app here; what cannot is said, with the reason. */
export function AppControls({ app }: { app: App }) {
  const t = useTexts(storeTexts)
  const canManage = useCan('store.manage')
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone afterwards.
  const keepFocus = () => setTimeout(() => box.current?.focus())
  return (
    <Card title={t('store.manage')}>
      <Stack ref={box} tabIndex={-1} className={classes.controls}>
        {!canManage && <AdministratorOnly />}
        {app.required && (
          <Alert variant="light" color="blue" icon={<IconInfoCircle />}>
            {t(app.active ? 'store.required.text' : 'store.required.inactive')}
          </Alert>
        )}
        {!app.installed && <InstallPlan app={app} canManage={canManage} onDone={keepFocus} />}
        {app.installed && app.active && <OpenLink slug={app.slug} />}
        {app.installed && !app.required && canManage && <Installed app={app} onDone={keepFocus} />}
      </Stack>
    </Card>
  )
}

/** To the first screen that the menu has of it: what was installed is used next. */
function OpenLink({ slug }: { slug: string }) {
  const t = useTexts(storeTexts)
  const item = menuItemsOf(useMenuGroups()).find(({ app }) => app === slug)
  if (!item) return null
  return (
    <ButtonLink to={item.path} leftSection={<IconArrowUpRight size={18} className="rtl-flip" />}>
      {t('store.open')}
    </ButtonLink>
  )
}

function AdministratorOnly() {
  const t = useTexts(storeTexts)
  return (
    <Alert variant="light" color="gray" icon={<IconLock />} title={t('store.administrator.title')}>
      {t('store.administrator.text')} <Code dir="ltr">store.manage</Code>
    </Alert>
  )
}

function Installed({ app, onDone }: { app: App; onDone: () => void }) {
  const t = useTexts(storeTexts)
  const { find, nameOf } = useAppNames()
  const [confirm, dialog] = useConfirm()
  const [error, setError] = useState<Error | null>(null)
  const name = textOf(app.name)
  const blockers = app.dependents.filter(slug => find(slug)?.installed)
  const askUninstall = () =>
    confirm({
      title: t('store.uninstall.title', { name }),
      effect: <UninstallEffect blockers={blockers.map(nameOf)} />,
      verb: t('store.uninstall'),
      onConfirm: () => uninstallApp(app.slug).then(onDone),
      done: t('store.uninstall.done', { name }),
    })
  return (
    <>
      <ActiveSwitch app={app} onError={setError} />
      <ProblemAlert error={error} />
      {blockers.length > 0 && <Blockers slugs={blockers} />}
      <Button variant="default" c="red" onClick={askUninstall}>
        {t('store.uninstall')}
      </Button>
      {dialog}
    </>
  )
}

function UninstallEffect({ blockers }: { blockers: string[] }) {
  const t = useTexts(storeTexts)
  return (
    <Stack gap="xs">
      <Text>{t('store.uninstall.effect')}</Text>
      <Text>{t('store.uninstall.data')}</Text>
      {blockers.length > 0 && (
        <Text fw={600}>{t('store.uninstall.blocked', { names: blockers.join(', ') })}</Text>
      )}
    </Stack>
  )
}

function Blockers({ slugs }: { slugs: string[] }) {
  const t = useTexts(storeTexts)
  const { nameOf } = useAppNames()
  return (
    <Text size="sm" c="dimmed" component="div">
      {t('store.blockers')}
      <Group gap="xs" mt={4}>
        {slugs.map(slug => (
          <TextLink key={slug} size="sm" to="/store/$slug" params={{ slug }}>
            {nameOf(slug)}
          </TextLink>
        ))}
      </Group>
    </Text>
  )
}

type ActiveSwitchProps = { app: App; onError: (error: Error | null) => void }

/** A soft toggle: done at once, and taken back from the toast. */
function ActiveSwitch({ app, onError }: ActiveSwitchProps) {
  const t = useTexts(storeTexts)
  const [isPending, setPending] = useState(false)
  const name = textOf(app.name)
  const change = async (active: boolean, isUndo = false) => {
    setPending(true)
    onError(null)
    try {
      await setAppActive(app.slug, active)
      const message = t(active ? 'store.activate.done' : 'store.deactivate.done', { name })
      if (!isUndo) showUndo({ message, onUndo: () => change(!active, true) })
    } catch (thrown) {
      onError(thrown as Error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Switch
      label={t('store.active')}
      description={t('store.active.text')}
      checked={app.active}
      aria-busy={isPending}
      onChange={event => !isPending && void change(event.currentTarget.checked)}
    />
  )
}
