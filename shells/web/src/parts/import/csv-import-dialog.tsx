import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconDownload, IconFileTypeCsv } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { FileDrop } from '../form/file-drop.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { ProblemAlert } from '../state/problem-alert.tsx'
import { partsTexts } from '../texts.ts'
import { downloadCsv } from './csv-file.ts'
import { type LineError, LineErrors } from './line-errors.tsx'
import { useCsvImport } from './use-csv-import.ts'

type Outcome = { errors: LineError[] }

type CsvImportDialogProps<O extends Outcome> = {
  opened: boolean
  onClose: () => void
  title: string
  /** Which columns there are. */
  explanation: string
  template: { name: string; lines: readonly (readonly string[])[] }
  send: (csv: string, dryRun: boolean) => Promise<O>
  /** What a sound file will do. */
  preview: (outcome: O) => ReactNode
  /** The words on the button; nothing where the file would do nothing. */
  verb: (outcome: O) => string | null
  onDone: (outcome: O) => void
}

/** Takes a file, shows what is wrong with it or what it will do, and does it when told so. */
export function CsvImportDialog<O extends Outcome>(props: CsvImportDialogProps<O>) {
  const { opened, onClose, title, send, preview, verb, onDone } = props
  const t = useTexts(partsTexts)
  const work = useCsvImport<O>({
    send,
    onDone: outcome => {
      onDone(outcome)
      onClose()
    },
  })
  const close = () => {
    if (work.step === 'importing') return
    work.restart()
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={close} title={title} size={640}>
      <Stack>
        {work.step === 'choose' && <Explanation {...props} />}
        {work.step === 'choose' && (
          <FileDrop
            icon={IconFileTypeCsv}
            label={t('parts.import.drop')}
            limit={t('parts.import.limit')}
            accept="text/csv,.csv,.tsv,.txt"
            hasAutofocus
            onFile={file => void work.check(file)}
          />
        )}
        {work.refusal && (
          <Alert
            color="red"
            icon={<IconAlertTriangle />}
            role="alert"
            title={t(`parts.import.${work.refusal}`)}
          />
        )}
        {(work.step === 'checking' || work.step === 'importing') && <Working step={work.step} />}
        {(work.outcome?.errors.length ?? 0) === 0 && <ProblemAlert error={work.error} />}
        {work.step === 'checked' && work.outcome && (
          <Checked work={work} outcome={work.outcome} preview={preview} verb={verb} />
        )}
      </Stack>
    </Dialog>
  )
}

type CheckedProps<O extends Outcome> = Pick<CsvImportDialogProps<O>, 'preview' | 'verb'> & {
  work: ReturnType<typeof useCsvImport<O>>
  outcome: O
}

function Checked<O extends Outcome>({ work, outcome, preview, verb }: CheckedProps<O>) {
  const t = useTexts(partsTexts)
  const isSound = outcome.errors.length === 0
  const words = isSound ? verb(outcome) : null
  return (
    <>
      <Text size="sm" c="dimmed">
        <bdi>{work.file?.name}</bdi>
      </Text>
      {isSound ? preview(outcome) : <LineErrors errors={outcome.errors} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={work.restart}>
          {t('parts.import.another')}
        </Button>
        {words && (
          <Button data-autofocus onClick={() => void work.run()}>
            {words}
          </Button>
        )}
      </Group>
    </>
  )
}

function Explanation({
  explanation,
  template,
}: Pick<CsvImportDialogProps<Outcome>, 'explanation' | 'template'>) {
  const t = useTexts(partsTexts)
  return (
    <Group justify="space-between" align="flex-start" gap="xs">
      <Text size="sm" c="dimmed" maw={400}>
        {explanation}
      </Text>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconDownload size={16} />}
        onClick={() => downloadCsv(template.name, template.lines)}
      >
        {t('parts.import.template')}
      </Button>
    </Group>
  )
}

function Working({ step }: { step: 'checking' | 'importing' }) {
  const t = useTexts(partsTexts)
  const label = t(`parts.import.${step}`)
  return (
    <Stack gap="xs" py="lg" role="status">
      <Text size="sm">{label}</Text>
      <Progress value={100} animated aria-label={label} />
    </Stack>
  )
}
