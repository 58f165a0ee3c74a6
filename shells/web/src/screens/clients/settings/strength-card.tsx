import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { clientsTexts } from '../texts.ts'

const LEVELS = [
  ['', 'clients.required_acr.none'],
  ['acr:2', 'clients.required_acr.two'],
  ['acr:eid:advanced', 'clients.required_acr.advanced'],
  ['acr:eid:qualified', 'clients.required_acr.qualified'],
] as const

type Props = { value: string; onChange: (acr: string) => void; isReadOnly: boolean }

/** How strongly people have to be authenticated for the application. */
export function StrengthCard({ value, onChange, isReadOnly }: Props) {
  const t = useTexts(clientsTexts)
  return (
    <Card title={t('clients.required_acr')} description={t('clients.required_acr.text')}>
      <SelectField
        aria-label={t('clients.required_acr')}
        maw={360}
        data={LEVELS.map(([level, text]) => ({ value: level, label: t(text) }))}
        value={value}
        onChange={next => onChange(next ?? '')}
        disabled={isReadOnly}
      />
    </Card>
  )
}
