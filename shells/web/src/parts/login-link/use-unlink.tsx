import type { ReactNode } from 'react'
import { type Link, removeLink } from '../../data/federation.ts'
import { useTexts } from '../../i18n/texts.ts'
import { focusPageIfLost } from '../overlay/focus-after.ts'
import { useConfirm } from '../overlay/use-confirm.tsx'
import { loginLinkTexts } from './texts.ts'

/** The person stays a member; only this way in, and what was begun through it, ends. */
export function useUnlink(): [(link: Link) => void, ReactNode] {
  const t = useTexts(loginLinkTexts)
  const [confirm, dialog] = useConfirm()
  const unlink = ({ id, user, provider }: Link) =>
    confirm({
      title: t('federation.unlink.title', { name: user.name, provider: provider.name }),
      effect: t('federation.unlink.effect'),
      verb: t('federation.unlink'),
      done: t('federation.unlink.done', { name: user.name }),
      onConfirm: async () => {
        await removeLink(id)
        focusPageIfLost()
      },
    })
  return [unlink, dialog]
}
