import { Alert } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { reportsTexts } from './texts.ts'

/** A link and a mail lead to the report as it was saved, not to what was changed on the screen since. */
export function Unsaved() {
  const t = useTexts(reportsTexts)
  return <Alert color="yellow">{t('reports.unsaved')}</Alert>
}
