import { Text, VisuallyHidden } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import classes from '../frame.module.css'
import { frameTexts } from '../texts.ts'
import { TenantMark } from './tenant-mark.tsx'

export type Tenant = { id: string; slug: string; name: string }

type TenantLabelProps = { tenant: Tenant; isNarrow: boolean; mark?: ReactNode }

/** What stands in the button of the switcher. */
export function TenantLabel({ tenant, isNarrow, mark }: TenantLabelProps) {
  const t = useTexts(frameTexts)
  const shown = mark || <TenantMark name={tenant.name} />
  if (isNarrow)
    return (
      <>
        <VisuallyHidden>{t('frame.tenant.switch', { name: tenant.name })}</VisuallyHidden>
        {shown}
      </>
    )
  return (
    <>
      <VisuallyHidden>{t('frame.palette.tenants')}</VisuallyHidden>
      {shown}
      <TenantName tenant={tenant} />
      <IconSelector size={18} aria-hidden />
    </>
  )
}

export function TenantName({ tenant }: { tenant: Tenant }) {
  const t = useTexts(frameTexts)
  return (
    <span className={classes.tenantName}>
      <Text size="sm" fw={600} truncate>
        {tenant.name}
      </Text>
      <Text size="xs" c="dimmed">
        {t('frame.tenant.label')}
      </Text>
    </span>
  )
}
