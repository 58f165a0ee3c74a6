import { Alert, Code } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'

/** Why nothing can be changed here, and what to ask for. Stands above the page's content. */
export function ReadOnlyNotice({ permission, mb }: { permission: string; mb?: 'md' | 'lg' }) {
  const t = useTexts(partsTexts)
  return (
    <Alert color="blue" icon={<IconInfoCircle />} mb={mb}>
      <span>{t('parts.read_only')}</span> <Code dir="ltr">{permission}</Code>
    </Alert>
  )
}
