import { Group, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { PersonOverview } from '../../../../data/organisation/person.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { StatusBadge, type Tone } from '../../../../parts/badge/status-badge.tsx'
import { Card } from '../../../../parts/page/card.tsx'
import { peopleTexts } from '../../texts.ts'

type Risk = PersonOverview['risk']

const TONES: Readonly<Record<Risk['level'], Tone>> = {
  none: 'success',
  low: 'neutral',
  medium: 'warning',
  high: 'danger',
}
const COLORS = { low: 'gray', medium: 'yellow', high: 'red' } as const

/** Found by rules over facts; each says why. */
export function RiskCard({ risk }: { risk: Risk }) {
  const t = useTexts(peopleTexts)
  return (
    <Card
      title={t('person.risk')}
      actions={<StatusBadge tone={TONES[risk.level]}>{t(`person.risk.${risk.level}`)}</StatusBadge>}
    >
      {risk.findings.length === 0 ? (
        <Group gap="xs" wrap="nowrap">
          <IconCircleCheck size={20} color="var(--mantine-color-green-light-color)" aria-hidden />
          <Text size="sm">{t('person.risk.nothing')}</Text>
        </Group>
      ) : (
        <Stack gap="sm">
          {risk.findings.map(({ code, level, title, reason }) => (
            <Group key={code} gap="sm" wrap="nowrap" align="flex-start">
              <ThemeIcon variant="light" color={COLORS[level]} size={28} radius="xl" aria-hidden>
                {level === 'low' ? <IconInfoCircle size={16} /> : <IconAlertTriangle size={16} />}
              </ThemeIcon>
              <div>
                <Text size="sm" fw={600}>
                  {title}
                </Text>
                <Text size="sm" c="dimmed">
                  {reason}
                </Text>
              </div>
            </Group>
          ))}
        </Stack>
      )}
    </Card>
  )
}
