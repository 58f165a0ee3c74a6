import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { peopleTexts } from '../texts.ts'
import { ImportDrop } from './import-drop.tsx'
import { downloadTemplate, isCsv } from './import-file.ts'
import { ImportFindings } from './import-findings.tsx'
import { useImport } from './use-import.ts'

export function ImportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(peopleTexts)
  const [isWrongKind, setWrongKind] = useState(false)
  const work = useImport(invited => {
    showDone(t('people.import.done', { count: invited }))
    onClose()
  })
  const take = (file: File) => {
    setWrongKind(!isCsv(file))
    if (isCsv(file)) void work.check(file)
  }
  const close = () => {
    if (work.step === 'importing') return
    setWrongKind(false)
    work.restart()
    onClose()
  }
  const refusal = isWrongKind ? 'not_csv' : work.isUnreadable ? 'unreadable' : null
  const isNamed = work.outcome !== undefined && work.outcome.errors.length > 0
  return (
    <Dialog opened={opened} onClose={close} title={t('people.import.title')} size={640}>
      <Stack>
        {work.step === 'choose' && <Explanation />}
        {work.step === 'choose' && <ImportDrop onFile={take} />}
        {refusal && (
          <Alert
            color="red"
            icon={<IconAlertTriangle />}
            role="alert"
            title={t(`people.import.${refusal}`)}
          />
        )}
        {(work.step === 'checking' || work.step === 'importing') && <Working step={work.step} />}
        {work.file && work.step === 'checked' && (
          <Text size="sm" c="dimmed">
            <bdi>{work.file.name}</bdi>
          </Text>
        )}
        {work.step === 'checked' && work.outcome && <ImportFindings outcome={work.outcome} />}
        {!isNamed && <ProblemAlert error={work.error} />}
        {work.step === 'checked' && <CheckedButtons work={work} />}
      </Stack>
    </Dialog>
  )
}

function Explanation() {
  const t = useTexts(peopleTexts)
  return (
    <Group justify="space-between" align="flex-start" gap="xs">
      <Text size="sm" c="dimmed" maw={400}>
        {t('people.import.text')}
      </Text>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconDownload size={16} />}
        onClick={() => downloadTemplate(t('people.import.template.person'))}
      >
        {t('people.import.template')}
      </Button>
    </Group>
  )
}

function Working({ step }: { step: 'checking' | 'importing' }) {
  const t = useTexts(peopleTexts)
  const label = step === 'checking' ? t('people.import.checking') : t('people.import.running')
  return (
    <Stack gap="xs" py="lg" role="status">
      <Text size="sm">{label}</Text>
      <Progress value={100} animated aria-label={label} />
    </Stack>
  )
}

function CheckedButtons({ work }: { work: ReturnType<typeof useImport> }) {
  const t = useTexts(peopleTexts)
  const count = work.outcome?.plan.length ?? 0
  const isGood = work.outcome?.errors.length === 0 && count > 0
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={work.restart}>
        {t('people.import.another')}
      </Button>
      {isGood && (
        <Button data-autofocus onClick={() => void work.run()}>
          {t('people.import.submit', { count })}
        </Button>
      )}
    </Group>
  )
}
