import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import type { Provider } from '../../data/federation.ts'
import { useTexts } from '../../i18n/texts.ts'
import { MenuItem } from '../../parts/menu/menu-parts.ts'
import { federationTexts } from './texts.ts'
import type { ProviderActs } from './use-provider-acts.tsx'

export function ProviderMenuItems({ provider, acts }: { provider: Provider; acts: ProviderActs }) {
  const t = useTexts(federationTexts)
  return (
    <>
      {provider.enabled ? (
        <MenuItem leftSection={<IconPlayerPause size={16} />} onClick={() => acts.disable(provider)}>
          {t('federation.disable')}
        </MenuItem>
      ) : (
        <MenuItem leftSection={<IconPlayerPlay size={16} />} onClick={() => acts.enable(provider)}>
          {t('federation.enable')}
        </MenuItem>
      )}
      <MenuItem color="red" leftSection={<IconTrash size={16} />} onClick={() => acts.remove(provider)}>
        {t('federation.delete')}
      </MenuItem>
    </>
  )
}
