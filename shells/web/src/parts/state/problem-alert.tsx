import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { isApiError } from '../../api/problem.ts'
import { useTexts } from '../../i18n/texts.ts'
import { CopyButton } from '../copy/copy-button.tsx'
import { partsTexts } from '../texts.ts'

/** Why an action failed, at the place where it was asked for. */
export function ProblemAlert({ error }: { error: Error | null | undefined }) {
  const t = useTexts(partsTexts)
  if (!error) return null
  const problem = isApiError(error) ? error.problem : null
  const isOffline = problem?.code === 'offline'
  const title = isOffline ? t('parts.offline.title') : problem?.title || t('parts.error.title')
  const text = isOffline ? t('parts.offline.text') : problem?.detail || t('parts.error.text')
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={title} role="alert">
      {text !== title && text}
      {problem?.request_id && <RequestId id={problem.request_id} />}
    </Alert>
  )
}

export function RequestId({ id }: { id: string }) {
  const t = useTexts(partsTexts)
  return (
    <Text size="xs" c="dimmed" component="div" mt={4}>
      {t('parts.request_id')}: <bdi dir="ltr">{id}</bdi>{' '}
      <CopyButton value={id} label={t('parts.request_id')} size="sm" />
    </Text>
  )
}
