import { ActionIcon, Box, Group, Input, Stack, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { unitQuery } from '../../data/organisation/units.ts'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import { UnitPath, UnitSelect } from './unit-select.tsx'

type UnitsFieldProps = {
  label: string
  description?: string
  value: string[]
  onChange: (units: string[]) => void
  isReadOnly?: boolean
}

/** Chosen units with the path to each; a unit that was deleted since is named as such, and can be taken out. */
export function UnitsField({ label, description, value, onChange, isReadOnly = false }: UnitsFieldProps) {
  const t = useTexts(partsTexts)
  const without = (unit: string) => value.filter(each => each !== unit)
  return (
    <Input.Wrapper label={label} description={description} labelElement="div">
      <Stack gap={4} mt="xs">
        {value.map(unit => (
          <ChosenUnit
            key={unit}
            id={unit}
            onRemove={isReadOnly ? undefined : () => onChange(without(unit))}
          />
        ))}
      </Stack>
      {!isReadOnly && (
        <Box mt="xs">
          <UnitSelect
            maw={360}
            aria-label={t('parts.unit.add')}
            placeholder={t('parts.unit.add')}
            value={null}
            onChange={unit => unit !== null && onChange([...without(unit), unit])}
          />
        </Box>
      )}
    </Input.Wrapper>
  )
}

function ChosenUnit({ id, onRemove }: { id: string; onRemove: (() => void) | undefined }) {
  const t = useTexts(partsTexts)
  const { data, isError } = useQuery({ ...unitQuery(id), retry: false })
  const name = data?.name ?? (isError ? t('parts.unit.gone') : '…')
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between" maw={360}>
      <div style={{ minWidth: 0 }}>
        <Text size="sm" c={isError ? 'dimmed' : undefined}>
          <bdi>{name}</bdi>
        </Text>
        {data && data.path.length > 1 && <UnitPath path={data.path.slice(0, -1)} />}
      </div>
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('parts.unit.remove', { name })}
          onClick={onRemove}
        >
          <IconX size={16} />
        </ActionIcon>
      )}
    </Group>
  )
}
