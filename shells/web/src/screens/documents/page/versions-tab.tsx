import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconColumns2, IconDownload } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contentPath, type DocumentVersion, versionsQuery } from '../../../data/documents/documents.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { WaitingLines } from '../../../parts/state/waiting-lines.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import type { DocumentTabProps } from '../tab-props.ts'
import { documentTexts } from '../texts.ts'
import { VersionCompare } from './version-compare.tsx'

/** All versions, the newest first; two of them can be looked at side by side. */
export function VersionsTab({ document }: DocumentTabProps) {
  const t = useTexts(documentTexts)
  const { data, error, refetch } = useQuery(versionsQuery(document.id, document.version_no))
  const [chosen, setChosen] = useState<number[]>([])
  const [compared, setCompared] = useState<readonly [number, number] | null>(null)
  const toggle = (no: number) =>
    setChosen(old => (old.includes(no) ? old.filter(one => one !== no) : [...old, no].slice(-2)))
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingLines count={3} height={72} />
  const [older, newer] = [...chosen].sort((a, b) => a - b)
  return (
    <Stack gap="md">
      {data.items.length > 1 && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {t('documents.compare.note')}
          </Text>
          <Button
            variant="default"
            leftSection={<IconColumns2 size={18} />}
            disabled={newer === undefined}
            onClick={() => setCompared([older!, newer!])}
          >
            {t('documents.compare')}
          </Button>
        </Group>
      )}
      {compared && <VersionCompare documentId={document.id} versions={compared} />}
      {data.items.map(version => (
        <VersionCard
          key={version.no}
          documentId={document.id}
          version={version}
          isChosen={chosen.includes(version.no)}
          onToggle={data.items.length > 1 ? () => toggle(version.no) : undefined}
        />
      ))}
    </Stack>
  )
}

type VersionCardProps = {
  documentId: string
  version: DocumentVersion
  isChosen: boolean
  onToggle?: (() => void) | undefined
}

function VersionCard({ documentId, version, isChosen, onToggle }: VersionCardProps) {
  const t = useTexts(documentTexts)
  const { language } = useLanguage()
  const name = t('documents.version', { no: version.no })
  return (
    <Card>
      <Group wrap="nowrap" align="flex-start">
        {onToggle && <Checkbox checked={isChosen} onChange={onToggle} aria-label={name} mt={2} />}
        <Stack gap={2} flex={1} miw={0}>
          <Group gap="xs">
            <Text fw={600}>{name}</Text>
            <Text size="sm" c="dimmed">
              {t(`documents.version.${version.kind}`)} · {fmt.bytes(language, version.size)}
            </Text>
          </Group>
          <Text size="sm">
            <bdi>{version.created_by.name}</bdi> · <RelativeTime value={version.created_at} />
          </Text>
          {version.note && (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              <bdi>{version.note}</bdi>
            </Text>
          )}
          <Text size="xs" c="dimmed" ff="monospace" dir="ltr" truncate title={version.sha256}>
            SHA-256 {version.sha256}
          </Text>
        </Stack>
        <Button
          component="a"
          href={contentPath(documentId, version.no)}
          download
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={16} />}
          aria-label={`${t('documents.download')}: ${name}`}
        >
          {t('documents.download')}
        </Button>
      </Group>
    </Card>
  )
}
