import { IconArrowsMove, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import type { Unit } from '../../data/organisation/units.ts'
import { useTexts } from '../../i18n/texts.ts'
import { MenuItem } from '../../parts/menu/menu-parts.ts'
import { unitsTexts } from './texts.ts'
import type { UnitActs } from './use-unit-acts.tsx'

export function UnitMenuItems({ unit, acts }: { unit: Unit; acts: UnitActs }) {
  const t = useTexts(unitsTexts)
  return (
    <>
      <MenuItem leftSection={<IconPencil size={16} />} onClick={() => acts.edit(unit)}>
        {t('units.edit')}
      </MenuItem>
      <MenuItem leftSection={<IconPlus size={16} />} onClick={() => acts.add(unit)}>
        {t('units.add_below')}
      </MenuItem>
      <MenuItem leftSection={<IconArrowsMove size={16} />} onClick={() => acts.move(unit)}>
        {t('units.move')}
      </MenuItem>
      <MenuItem
        c="var(--mantine-color-error)"
        leftSection={<IconTrash size={16} />}
        onClick={() => acts.remove(unit)}
      >
        {t('units.delete')}
      </MenuItem>
    </>
  )
}
