import { Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import { warehouseTexts } from './texts.ts'

/** How much of something; what was sold before it came is shown, not hidden. */
export function QuantityText({ quantity, unit }: { quantity: string; unit: string }) {
  const t = useTexts(warehouseTexts)
  const { language } = useLanguage()
  const isOversold = quantity.startsWith('-')
  return (
    <Text size="sm" component="span">
      <bdi>{`${fmt.decimal(language, quantity)} ${unit}`}</bdi>{' '}
      {isOversold && <StatusBadge tone="danger">{t('warehouse.oversold')}</StatusBadge>}
    </Text>
  )
}
