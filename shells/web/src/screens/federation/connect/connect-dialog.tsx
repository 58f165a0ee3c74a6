import { useState } from 'react'
import type { Provider } from '../../../data/federation.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { federationTexts } from '../texts.ts'
import { ConnectForm } from './connect-form.tsx'
import { Steps } from './steps.tsx'
import { TryStep } from './try-step.tsx'

type ConnectDialogProps = { opened: boolean; onClose: () => void }

/** Issuer, client, trial: the provider is stored switched off after the second step, and opens to all with the last. */
export function ConnectDialog({ opened, onClose }: ConnectDialogProps) {
  const t = useTexts(federationTexts)
  const [provider, setProvider] = useState<Provider | null>(null)
  const close = () => {
    onClose()
    setProvider(null)
  }
  return (
    <Dialog opened={opened} onClose={close} title={t('federation.connect')} size={680}>
      {provider ? (
        <>
          <Steps current="try" />
          <TryStep provider={provider} onClose={close} />
        </>
      ) : (
        <ConnectForm onDone={setProvider} onClose={close} />
      )}
    </Dialog>
  )
}
