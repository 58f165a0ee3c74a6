import { Stack, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { type ReactNode, useState } from 'react'
import { changeTenant, deleteTenant, restoreTenant, type Tenant } from '../../data/tenants.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { showDone, showUndo } from '../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { tenantsTexts } from './texts.ts'

export type TenantActs = {
  suspend: (tenant: Tenant) => void
  resume: (tenant: Tenant) => void
  remove: (tenant: Tenant) => void
  restore: (tenant: Tenant) => void
  error: Error | null
  dialog: ReactNode
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Asks where an organisation is closed to its people; giving back is done at once. */
export function useTenantActs(): TenantActs {
  const t = useTexts(tenantsTexts)
  const { language } = useLanguage()
  const [confirm, dialog] = useConfirm()
  const [error, setError] = useState<Error | null>(null)
  const attempt = async (work: () => Promise<unknown>) => {
    setError(null)
    try {
      await work()
    } catch (thrown) {
      setError(thrown as Error)
    }
  }
  const suspend = ({ id, name, members, version }: Tenant) =>
    confirm({
      title: t('tenants.suspend.title', { name }),
      effect: <Effect lines={[t('tenants.suspend.effect', { count: members }), t('tenants.suspend.text')]} />,
      verb: t('tenants.suspend'),
      onConfirm: () => changeTenant(id, { suspended: true, version }),
      done: t('tenants.suspend.done', { name }),
    })
  const resume = ({ id, name }: Tenant) =>
    void attempt(async () => {
      await changeTenant(id, { suspended: false })
      const onUndo = () => attempt(() => changeTenant(id, { suspended: true }))
      showUndo({ message: t('tenants.resume.done', { name }), onUndo })
    })
  const remove = ({ id, name, members }: Tenant) =>
    confirm({
      title: t('tenants.delete.title', { name }),
      effect: <Effect lines={[t('tenants.delete.effect', { count: members }), t('tenants.delete.text')]} />,
      verb: t('tenants.delete'),
      reason: 'optional',
      typeName: name,
      onConfirm: async ({ reason }) => {
        const { delete_after } = await deleteTenant(id, reason)
        const date = fmt.date(language, new Date(delete_after!), { style: 'long', timeZone })
        showDone(t('tenants.delete.done', { name, date }))
      },
    })
  const restore = ({ id, name }: Tenant) =>
    void attempt(async () => {
      await restoreTenant(id)
      showDone(t('tenants.restore.done', { name }))
    })
  return { suspend, resume, remove, restore, error, dialog }
}

function Effect({ lines }: { lines: string[] }) {
  return (
    <Stack gap="xs">
      {lines.map(line => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  )
}
