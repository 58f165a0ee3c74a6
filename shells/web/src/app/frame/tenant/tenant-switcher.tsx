import { UnstyledButton } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useMe } from '../../../data/me.ts'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import classes from '../frame.module.css'
import { type Tenant, TenantLabel, TenantName } from './tenant-label.tsx'
import { TenantMark } from './tenant-mark.tsx'

const TenantChoices = lazyPart(() => import('./tenant-choices.tsx'), 'TenantChoices')

/** The organisation that everything on the page belongs to, and the way into another one. */
export function TenantSwitcher({ isNarrow = false }: { isNarrow?: boolean }) {
  const { tenant, tenants } = useMe()
  const [isWanted, setWanted] = useState(false)
  if (tenants.length < 2) return <Current tenant={tenant} isNarrow={isNarrow} />
  const button = (
    <UnstyledButton
      className={classes.tenant}
      data-narrow={isNarrow || undefined}
      title={isNarrow ? tenant.name : undefined}
      aria-haspopup="listbox"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      <TenantLabel tenant={tenant} isNarrow={isNarrow} />
    </UnstyledButton>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <TenantChoices isNarrow={isNarrow} />
    </Suspense>
  )
}

function Current({ tenant, isNarrow }: { tenant: Tenant; isNarrow: boolean }) {
  return (
    <div
      className={classes.tenant}
      data-narrow={isNarrow || undefined}
      title={isNarrow ? tenant.name : undefined}
    >
      <TenantMark name={tenant.name} />
      {!isNarrow && <TenantName tenant={tenant} />}
    </div>
  )
}
