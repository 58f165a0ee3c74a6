import { Alert, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react'
import type { Status } from '../../data/operator/status.ts'
import { useTexts } from '../../i18n/texts.ts'
import { statusTexts } from './texts.ts'

const LOOKS = {
  fail: { color: 'red', icon: <IconExclamationCircle /> },
  warn: { color: 'yellow', icon: <IconAlertTriangle /> },
} as const

export function Findings({ findings }: { findings: Status['findings'] }) {
  const t = useTexts(statusTexts)
  if (findings.length === 0)
    return (
      <Alert color="green" variant="light" icon={<IconCircleCheck />} title={t('status.well')}>
        {t('status.well.text')}
      </Alert>
    )
  return (
    <Stack gap="sm" role="list" aria-label={t('status.findings')}>
      {findings.map(({ code, status, detail, mend }) => (
        <Alert key={`${code} ${detail}`} role="listitem" variant="light" {...LOOKS[status]} title={detail}>
          <Text size="sm">{mend}</Text>
        </Alert>
      ))}
    </Stack>
  )
}
