import { Alert } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../i18n/texts.ts'
import { dashboardQuery } from '../home/queries.ts'
import { federationTexts } from './texts.ts'

/** Without the key of the installation no secret can be stored: better said before somebody has typed one. */
export function KeyBanner() {
  const t = useTexts(federationTexts)
  const { data } = useQuery(dashboardQuery)
  if (!data?.attention.some(({ kind }) => kind === 'secret_key_missing')) return null
  return (
    <Alert color="red" icon={<IconKey />} title={t('federation.key.missing')} mb="md">
      {t('federation.key.missing.text')}
    </Alert>
  )
}
