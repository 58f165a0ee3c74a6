import { Alert, Box } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { isApiError, isStale } from '../../api/problem.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StaleAlert } from '../../parts/form/stale-alert.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { rolesTexts } from './texts.ts'

/** The permission that somebody tried to give without holding it. */
export const refusedPermission = (error: Error | null): string | undefined =>
  isApiError(error) && error.code === 'permission_denied' ? error.problem.permission : undefined

type RoleRefusalProps = { error: Error | null; onReload?: () => void }

/** Above the fields, and brought into view: the button that saves may be pages away from it. */
export function RoleRefusal({ error, onReload }: RoleRefusalProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) box.current?.scrollIntoView({ block: 'center' })
  }, [error])
  if (!error) return null
  return (
    <Box ref={box}>
      <Message error={error} onReload={onReload} />
    </Box>
  )
}

/** Two refusals need more than the server's words: somebody was first, and more was given than is held. */
function Message({ error, onReload }: { error: Error; onReload?: () => void }) {
  const t = useTexts(rolesTexts)
  const permission = refusedPermission(error)
  if (permission)
    return (
      <Alert
        color="red"
        icon={<IconAlertTriangle />}
        role="alert"
        title={t('role.escalation', { permission })}
      />
    )
  return isStale(error) && onReload ? <StaleAlert onReload={onReload} /> : <ProblemAlert error={error} />
}
