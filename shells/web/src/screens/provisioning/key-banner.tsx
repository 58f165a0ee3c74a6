import { Alert } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { statusQuery } from '../../data/provisioning.ts'
import { useTexts } from '../../i18n/texts.ts'
import { scimTexts } from './texts.ts'

/** Without the key of the installation no token can be stored: its field is off. */
export const useIsKeyMissing = (): boolean => useQuery(statusQuery).data?.can_store_secrets === false

/** Better said before somebody has typed a token. */
export function KeyBanner() {
  const t = useTexts(scimTexts)
  if (!useIsKeyMissing()) return null
  return (
    <Alert color="red" icon={<IconKey />} title={t('scim.key.missing')} mb="md">
      {t('scim.key.missing.text')}
    </Alert>
  )
}
