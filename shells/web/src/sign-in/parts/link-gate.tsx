import { IconLinkOff, IconUnlink } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { ApiError } from '../../api/problem.ts'
import { useTexts } from '../../i18n/texts.ts'
import { tokenInHash } from '../address/address.ts'
import { signInTexts } from '../texts.ts'
import { Outcome } from './outcome.tsx'

/** Pages behind a mailed link: without its token there is nothing to do but say so. */
export function LinkGate({ missing, children }: { missing: string; children: (token: string) => ReactNode }) {
  const t = useTexts(signInTexts)
  const [token] = useState(tokenInHash)
  if (token) return children(token)
  return (
    <Outcome
      icon={IconUnlink}
      title={t('link.missing')}
      action={{ label: t('link.to_login'), href: '/login' }}
    >
      {missing}
    </Outcome>
  )
}

// A token that was cut short on its way is told as a malformed request.
export const isDeadLink = (problem: ApiError | null): boolean =>
  problem !== null && (problem.code === 'link_invalid' || 'token' in problem.fields)

/** Used or expired. What to do about it depends on the page. */
export function LinkInvalid({
  advice,
  action,
}: {
  advice?: string
  action: { label: string; href: string }
}) {
  const t = useTexts(signInTexts)
  return (
    <Outcome icon={IconLinkOff} title={t('link.invalid')} action={action}>
      {t('link.invalid.text')} {advice}
    </Outcome>
  )
}
