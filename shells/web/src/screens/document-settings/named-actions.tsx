import { useTexts } from '../../i18n/texts.ts'
import { RowActions } from '../../parts/list/row-actions.tsx'
import { documentSettingTexts } from './texts.ts'

type NamedActionsProps = { name: string; onEdit: () => void; onRemove: () => void }

/** Change and remove, named after what they would do it to. */
export function NamedActions({ name, onEdit, onRemove }: NamedActionsProps) {
  const t = useTexts(documentSettingTexts)
  const labels = { edit: t('docset.edit_of', { name }), remove: t('docset.remove_of', { name }) }
  return <RowActions labels={labels} onEdit={onEdit} onRemove={onRemove} />
}
