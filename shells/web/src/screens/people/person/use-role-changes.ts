import { useState } from 'react'
import { rightsChanged } from '../../../data/organisation/changes.ts'
import { giveRole, takeRole } from '../../../data/organisation/members.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { focusPageIfLost } from '../../../parts/overlay/focus-after.ts'
import { showUndo } from '../../../parts/overlay/toasts.tsx'
import { peopleTexts } from '../texts.ts'

type RoleShort = { id: string; name: string }

/** Giving and taking can both be undone, so neither asks first. */
export function useRoleChanges(memberId: string) {
  const t = useTexts(peopleTexts)
  const [error, setError] = useState<Error | null>(null)
  const [pending, setPending] = useState<string | null>(null)
  const attempt = async (act: typeof giveRole, role: RoleShort, then?: () => void) => {
    setPending(role.id)
    setError(null)
    try {
      await act(memberId, role.id)
      await rightsChanged()
      then?.()
    } catch (thrown) {
      setError(thrown as Error)
    } finally {
      setPending(null)
      focusPageIfLost()
    }
  }
  const give = (role: RoleShort) =>
    attempt(giveRole, role, () =>
      showUndo({
        message: t('person.roles.granted', { role: role.name }),
        onUndo: () => attempt(takeRole, role),
      }),
    )
  const take = (role: RoleShort) =>
    attempt(takeRole, role, () =>
      showUndo({
        message: t('person.roles.revoked', { role: role.name }),
        onUndo: () => attempt(giveRole, role),
      }),
    )
  return { give, take, pending, error }
}
