import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import type { Target } from '../../data/provisioning.ts'
import { useTexts } from '../../i18n/texts.ts'
import { MenuItem } from '../../parts/menu/menu-parts.ts'
import { scimTexts } from './texts.ts'
import type { TargetActs } from './use-target-acts.tsx'

export function TargetMenu({ target, acts }: { target: Target; acts: TargetActs }) {
  const t = useTexts(scimTexts)
  const Icon = target.enabled ? IconPlayerPause : IconPlayerPlay
  return (
    <>
      <MenuItem leftSection={<Icon size={16} />} onClick={() => acts.toggle(target)}>
        {t(target.enabled ? 'scim.disable' : 'scim.enable')}
      </MenuItem>
      <MenuItem color="red" leftSection={<IconTrash size={16} />} onClick={() => acts.remove(target)}>
        {t('scim.delete')}
      </MenuItem>
    </>
  )
}
