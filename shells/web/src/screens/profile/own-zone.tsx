import { useMutation, useQuery } from '@tanstack/react-query'
import { menuItemsOf, useMenuGroups } from '../../data/menu.ts'
import { chooseOwnZone, reportSettingsQuery } from '../../data/reports/zones.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Card } from '../../parts/page/card.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { ZoneSelect } from '../../parts/time/zone-select.tsx'
import { profileTexts } from './texts.ts'

/** Where a day begins in the person's figures and reports; none chosen: as in the organisation. */
export function OwnZone() {
  const t = useTexts(profileTexts)
  const hasReports = menuItemsOf(useMenuGroups()).some(({ path }) => path === '/reports')
  const { data } = useQuery({ ...reportSettingsQuery, enabled: hasReports })
  const store = useMutation({ mutationFn: chooseOwnZone })
  if (!hasReports || !data) return null
  return (
    <Card>
      <ProblemAlert error={store.error} />
      <ZoneSelect
        label={t('profile.zone')}
        description={t('profile.zone.text')}
        placeholder={t('profile.zone.tenant', { zone: data.zone })}
        clearable
        clearButtonProps={{ 'aria-label': t('profile.zone.tenant', { zone: data.zone }) }}
        value={data.own_zone}
        onChange={zone => store.mutate(zone)}
      />
    </Card>
  )
}
