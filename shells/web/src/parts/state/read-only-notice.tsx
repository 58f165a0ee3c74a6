import { Alert, Code } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'

/** Tells who lacks the permission that nothing can be changed here, and what to ask for. Stands above the page's content. */
export function ReadOnlyNotice({ permission, mb }: { permission: string; mb?: 'md' | 'lg' }) {
  const t = useTexts(partsTexts)
  if (useCan(permission)) return null
  return (
    <Alert color="blue" icon={<IconInfoCircle />} mb={mb}>
      <span>{t('parts.read_only')}</span> <Code dir="ltr">{permission}</Code>
    </Alert>
  )
}
