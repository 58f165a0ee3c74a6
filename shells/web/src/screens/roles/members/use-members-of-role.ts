import { useState } from 'react'
import { rightsChanged } from '../../../data/organisation/changes.ts'
import { giveRole, type Member, takeRole } from '../../../data/organisation/members.ts'
import type { Role } from '../../../data/organisation/roles.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { focusPageIfLost } from '../../../parts/overlay/focus-after.ts'
import { showUndo } from '../../../parts/overlay/toasts.tsx'
import { rolesTexts } from '../texts.ts'

/** Giving and taking can both be undone, so neither asks first. */
export function useMembersOfRole(role: Role) {
  const t = useTexts(rolesTexts)
  const [error, setError] = useState<Error | null>(null)
  const [pending, setPending] = useState<string | null>(null)
  const attempt = async (act: typeof giveRole, { id }: Member, then?: () => void) => {
    setPending(id)
    setError(null)
    try {
      await act(id, role.id)
      await rightsChanged()
      then?.()
    } catch (thrown) {
      setError(thrown as Error)
    } finally {
      setPending(null)
      focusPageIfLost()
    }
  }
  const give = (member: Member) =>
    attempt(giveRole, member, () =>
      showUndo({
        message: t('role.members.given', { name: member.name }),
        onUndo: () => attempt(takeRole, member),
      }),
    )
  const take = (member: Member) =>
    attempt(takeRole, member, () =>
      showUndo({
        message: t('role.members.taken', { name: member.name }),
        onUndo: () => attempt(giveRole, member),
      }),
    )
  return { give, take, pending, error }
}
