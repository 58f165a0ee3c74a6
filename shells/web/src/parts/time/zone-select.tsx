import { useQuery } from '@tanstack/react-query'
import { reportSettingsQuery } from '../../data/reports/zones.ts'
import { SelectField } from '../select/select-field.tsx'
import type { SelectFieldProps } from '../select/select-field-props.ts'

type ZoneSelectProps = Omit<SelectFieldProps, 'data'>

/** Minutes ahead of UTC are shown too: most people know their own, and few the name of their zone. */
function offsetOf(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? ''
}

/** A field that holds a name of the IANA time zone database. */
export function ZoneSelect({ value, ...field }: ZoneSelectProps) {
  const { data } = useQuery(reportSettingsQuery)
  const zones = data?.zones ?? (value ? [value] : [])
  return (
    <SelectField
      searchable
      {...field}
      value={value ?? null}
      data={zones.map(zone => ({ value: zone, label: `${zone} (${offsetOf(zone)})` }))}
    />
  )
}
