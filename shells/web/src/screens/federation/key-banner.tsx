import { Alert } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Provider, statusQuery } from '../../data/federation.ts'
import { useTexts } from '../../i18n/texts.ts'
import { federationTexts } from './texts.ts'

/** Without the key of the installation no secret can be stored: its fields are off. */
export const useIsKeyMissing = (): boolean => useQuery(statusQuery).data?.can_store_secrets === false

/** Better said before somebody has typed a secret, or wonders why nobody gets in. */
export function KeyBanner({ provider }: { provider?: Provider }) {
  const t = useTexts(federationTexts)
  const isMissing = useIsKeyMissing()
  const problem = isMissing ? 'missing' : provider?.secret_lost ? 'changed' : null
  if (!problem) return null
  return (
    <Alert color="red" icon={<IconKey />} title={t(`federation.key.${problem}`)} mb="md">
      {t(`federation.key.${problem}.text`)}
    </Alert>
  )
}
