import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTexts } from '../../../i18n/texts.ts'
import { profileAddress } from '../address.ts'
import { loginsTexts } from './texts.ts'

/** Back from the gateway without a link: the address carries the word why. */
export function LinkRefusal() {
  const t = useTexts(loginsTexts)
  const { error } = profileAddress.useSearch()
  if (!error) return null
  return (
    <Alert color="red" icon={<IconAlertCircle />} role="alert" mb="md" title={t('logins.link.failed')}>
      {t(error === 'eid_already_linked' ? 'logins.link.taken' : 'logins.link.again')}
    </Alert>
  )
}
