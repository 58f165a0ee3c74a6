import { Button } from '@mantine/core'
import { IconDownload, IconFileImport, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../data/me.ts'
import { UNITS_FILE, unitsQuery } from '../../data/organisation/units.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { counted } from '../../parts/page/counted.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { unitsAddress } from './address.ts'
import { unitsTexts } from './texts.ts'
import { FoundUnits } from './tree/found-units.tsx'
import { UnitTree } from './tree/unit-tree.tsx'
import { UnitDrawer } from './unit-drawer.tsx'
import { type UnitActs, useUnitActs } from './use-unit-acts.tsx'

export function UnitsScreen() {
  const t = useTexts(unitsTexts)
  const canManage = useCan('organisation.manage')
  const table = useTableSearch({ filters: [], defaultLimit: 50 })
  const { data } = useQuery(unitsQuery({ limit: 1, count: true }))
  const acts = useUnitActs()
  const [opened, setOpened] = useOpenedUnit()
  return (
    <>
      <PageHeader
        title={t('units.title')}
        count={counted(data, count => t('units.count', { count }))}
        description={t('units.subtitle')}
        actions={canManage && <HeaderButtons acts={acts} />}
      />
      {(data?.total ?? 0) > 0 && <FilterBar table={table} searchLabel={t('units.search')} />}
      {table.q ? (
        <FoundUnits q={table.q} acts={acts} onOpen={setOpened} />
      ) : (
        <UnitTree acts={acts} onOpen={setOpened} />
      )}
      <UnitDrawer id={opened} acts={acts} onClose={() => setOpened(undefined)} />
      {acts.dialogs}
    </>
  )
}

/** In the address, so that other pages can lead to a unit. */
function useOpenedUnit() {
  const { unit } = unitsAddress.useSearch()
  const navigate = unitsAddress.useNavigate()
  const setOpened = (next: string | undefined) =>
    void navigate({ search: old => ({ ...old, unit: next }), replace: true, resetScroll: false })
  return [unit, setOpened] as const
}

function HeaderButtons({ acts }: { acts: UnitActs }) {
  const t = useTexts(unitsTexts)
  return (
    <>
      <Button
        component="a"
        href={UNITS_FILE}
        download
        variant="default"
        leftSection={<IconDownload size={18} />}
      >
        {t('units.export')}
      </Button>
      <Button variant="default" leftSection={<IconFileImport size={18} />} onClick={acts.import}>
        {t('units.import')}
      </Button>
      <Button aria-keyshortcuts="c" leftSection={<IconPlus size={18} />} onClick={() => acts.add(null)}>
        {t('units.add')}
      </Button>
    </>
  )
}
