import {
  ActionIcon,
  Button,
  Group,
  NumberInput,
  Pill,
  SimpleGrid,
  Stack,
  Switch,
  TextInput,
} from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconSitemap, IconTrash } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { Hint } from '../overlay/hint.tsx'
import { Card } from '../page/card.tsx'
import { SelectField } from '../select/select-field.tsx'
import { AskableSelect } from './askable-select.tsx'
import type { DesignApprover, DesignStep } from './design.ts'
import { approvalTexts } from './texts.ts'

type StepEditorProps = {
  step: DesignStep
  no: number
  count: number
  onChange: (step: DesignStep) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function StepEditor({ step, no, count, onChange, onMove, onRemove }: StepEditorProps) {
  const t = useTexts(approvalTexts)
  const set = (change: Partial<DesignStep>) => onChange({ ...step, ...change })
  return (
    <Card
      title={step.name.trim() || t('approval.step', { no })}
      actions={<Moves no={no} count={count} onMove={onMove} onRemove={onRemove} />}
    >
      <Stack gap="sm">
        <TextInput
          label={t('approval.name')}
          value={step.name}
          maxLength={200}
          onChange={event => set({ name: event.currentTarget.value })}
        />
        <Approvers step={step} onChange={approvers => set({ approvers })} />
        <Terms step={step} set={set} />
        {no > 1 && (
          <Switch
            label={t('approval.parallel')}
            checked={step.parallel}
            onChange={event => set({ parallel: event.currentTarget.checked })}
          />
        )}
      </Stack>
    </Card>
  )
}

type TermsProps = { step: DesignStep; set: (change: Partial<DesignStep>) => void }

/** How many have to approve, and by when. */
function Terms({ step, set }: TermsProps) {
  const t = useTexts(approvalTexts)
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <SelectField
          label={t('approval.mode')}
          allowDeselect={false}
          data={(['all', 'any', 'quorum'] as const).map(mode => ({
            value: mode,
            label: t(`approval.mode.${mode}`),
          }))}
          value={step.mode}
          onChange={mode => set({ mode: mode as DesignStep['mode'] })}
        />
        {step.mode === 'quorum' && (
          <NumberInput
            label={t('approval.quorum')}
            min={1}
            max={1000}
            value={step.quorum}
            onChange={value => set({ quorum: Number(value) || 1 })}
          />
        )}
        <NumberInput
          label={t('approval.due_days')}
          placeholder={t('approval.due_days.none')}
          min={1}
          max={365}
          value={step.dueDays ?? ''}
          onChange={value => set({ dueDays: Number(value) || null })}
        />
      </SimpleGrid>
      {step.dueDays !== null && (
        <Switch
          label={t('approval.escalates')}
          checked={step.escalates}
          onChange={event => set({ escalates: event.currentTarget.checked })}
        />
      )}
    </>
  )
}

type MovesProps = Pick<StepEditorProps, 'no' | 'count' | 'onMove' | 'onRemove'>

function Moves({ no, count, onMove, onRemove }: MovesProps) {
  const t = useTexts(approvalTexts)
  const acts = [
    { label: t('approval.earlier'), icon: IconArrowLeft, isOff: no === 1, act: () => onMove(-1) },
    { label: t('approval.later'), icon: IconArrowRight, isOff: no === count, act: () => onMove(1) },
    { label: t('approval.remove'), icon: IconTrash, isOff: count === 1, act: onRemove },
  ]
  return (
    <Group gap={4} wrap="nowrap">
      {acts.map(({ label, icon: ActIcon, isOff, act }) => (
        <Hint key={label} label={label}>
          <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={isOff} onClick={act}>
            <ActIcon size={18} className={ActIcon === IconTrash ? undefined : 'rtl-flip'} />
          </ActionIcon>
        </Hint>
      ))}
    </Group>
  )
}

type ApproversProps = { step: DesignStep; onChange: (approvers: DesignApprover[]) => void }

function Approvers({ step: { approvers }, onChange }: ApproversProps) {
  const t = useTexts(approvalTexts)
  const taken = approvers.map(({ id }) => id)
  const add = (approver: DesignApprover) => onChange([...approvers, approver])
  return (
    <Stack gap="xs">
      <Chosen approvers={approvers} onChange={onChange} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <AskableSelect
          label={t('approval.add.person')}
          kind="person"
          without={taken}
          onPick={({ id, name }) => add({ kind: 'person', id, name })}
        />
        <AskableSelect
          label={t('approval.add.role')}
          kind="role"
          without={taken}
          onPick={({ id, name }) => add({ kind: 'role', id, name })}
        />
      </SimpleGrid>
      {!taken.includes('manager') && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconSitemap size={16} />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => add({ kind: 'manager', id: 'manager', name: '' })}
        >
          {t('approval.add.manager')}
        </Button>
      )}
    </Stack>
  )
}

function Chosen({ approvers, onChange }: Pick<DesignStep, 'approvers'> & Pick<ApproversProps, 'onChange'>) {
  const t = useTexts(approvalTexts)
  if (approvers.length === 0) return null
  return (
    <Pill.Group>
      {approvers.map(approver => (
        <Pill
          key={approver.id}
          size="md"
          withRemoveButton
          removeButtonProps={{
            'aria-label': t('approval.approver.remove', { name: approver.name || t('approval.manager') }),
            'aria-hidden': false,
            tabIndex: 0,
          }}
          onRemove={() => onChange(approvers.filter(({ id }) => id !== approver.id))}
        >
          {approver.kind === 'manager' ? t('approval.manager') : approver.name}
        </Pill>
      ))}
    </Pill.Group>
  )
}
