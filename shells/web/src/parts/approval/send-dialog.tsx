import { Button, Group, Stack } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type PlannedStep, startFlow, templatesQuery } from '../../data/documents/approvals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../overlay/dialog.tsx'
import { showDone } from '../overlay/toasts.tsx'
import { SelectField } from '../select/select-field.tsx'
import { ProblemAlert } from '../state/problem-alert.tsx'
import { type DesignStep, designOf, isComplete, newStep, stepsGiven } from './design.ts'
import { FlowDesigner } from './flow-designer.tsx'
import { approvalTexts } from './texts.ts'

type SendDialogProps = {
  documentId: string
  /** The steps of the time before, to begin from. */
  before: readonly PlannedStep[] | undefined
  opened: boolean
  onClose: () => void
}

function useSending({ documentId, before, onClose }: SendDialogProps) {
  const t = useTexts(approvalTexts)
  const [steps, setSteps] = useState<DesignStep[]>(() => (before?.length ? designOf(before) : [newStep(1)]))
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const send = async () => {
    setSending(true)
    setError(null)
    try {
      await startFlow(documentId, { steps: stepsGiven(steps) })
      showDone(t('approval.sent'))
      onClose()
    } catch (thrown) {
      setError(thrown as Error)
    } finally {
      setSending(false)
    }
  }
  return { steps, setSteps, isSending, error, send }
}

/** Sends a document: a template is where a flow begins from, and every step can still be changed. */
export function SendDialog(props: SendDialogProps) {
  const t = useTexts(approvalTexts)
  const { data: templates } = useQuery(templatesQuery)
  const [template, setTemplate] = useState<string | null>(null)
  const { steps, setSteps, isSending, error, send } = useSending(props)
  const choose = (id: string | null) => {
    setTemplate(id)
    const chosen = templates?.items.find(each => each.id === id)
    if (chosen) setSteps(designOf(chosen.steps))
  }
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={t('approval.send')} size="xl">
      <Stack>
        {templates && templates.items.length > 0 && (
          <SelectField
            label={t('approval.template')}
            placeholder={t('approval.template.none')}
            data={templates.items.map(({ id, name }) => ({ value: id, label: name }))}
            value={template}
            onChange={choose}
            clearable
          />
        )}
        <FlowDesigner key={template ?? 'own'} steps={steps} onChange={setSteps} />
        <ProblemAlert error={error} />
        <Group justify="flex-end">
          <Button
            leftSection={<IconSend size={18} className="rtl-flip" />}
            loading={isSending}
            disabled={!isComplete(steps)}
            onClick={() => void send()}
          >
            {t('approval.send.verb')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
