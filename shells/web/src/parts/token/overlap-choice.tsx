import { Radio, Stack } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useLanguage } from '../../i18n/language.tsx'

const DAY = 86_400
const OVERLAPS = [0, 3600, DAY, 7 * DAY] as const
export const DEFAULT_OVERLAP = DAY

type OverlapChoiceProps = {
  label: string
  description: string
  atOnce: string
  after: (time: string) => string
  seconds: number
  onChange: (seconds: number) => void
}

/** How long the old secret of a rotation works beside the new one. */
export function OverlapChoice({ label, description, atOnce, after, seconds, onChange }: OverlapChoiceProps) {
  const { language } = useLanguage()
  return (
    <Radio.Group
      label={label}
      description={description}
      value={String(seconds)}
      onChange={value => onChange(Number(value))}
    >
      <Stack gap="xs" mt="sm">
        {OVERLAPS.map(each => (
          <Radio
            key={each}
            value={String(each)}
            label={each === 0 ? atOnce : after(fmt.duration(language, each))}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
