import { Box, Button, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconArrowsSplit2, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import classes from './approval.module.css'
import { type DesignStep, moved, newStep, stagesIn, without } from './design.ts'
import { Planned, Rule } from './flow-drawing.tsx'
import { StepEditor } from './step-editor.tsx'
import { approvalTexts } from './texts.ts'

/** As the API bounds it. */
const MOST_STEPS = 20

type FlowDesignerProps = { steps: DesignStep[]; onChange: (steps: DesignStep[]) => void }

/** Which step is open, and what is done with it. */
function useDesign({ steps, onChange }: FlowDesignerProps) {
  const [chosen, setChosen] = useState(steps[0]?.key ?? null)
  const at = Math.max(
    steps.findIndex(({ key }) => key === chosen),
    0,
  )
  const add = (parallel: boolean) => {
    const added = newStep(Math.max(0, ...steps.map(({ key }) => key)) + 1, parallel)
    // Beside: right behind the chosen step. A new stage: behind all that run together with it.
    let place = at + 1
    while (!parallel && steps[place]?.parallel) place++
    onChange(steps.toSpliced(steps.length === 0 ? 0 : place, 0, added))
    setChosen(added.key)
  }
  const remove = () => {
    const left = without(steps, at)
    onChange(left)
    setChosen(left[Math.max(at - 1, 0)]?.key ?? null)
  }
  return { at, step: steps[at], choose: setChosen, add, remove }
}

/** Draws a flow: every step is a button that opens it below, and new ones are put behind or beside. */
export function FlowDesigner({ steps, onChange }: FlowDesignerProps) {
  const t = useTexts(approvalTexts)
  const { at, step, choose, add, remove } = useDesign({ steps, onChange })
  return (
    <Stack gap="sm">
      <ol className={classes.flow} aria-label={t('approval.flow')}>
        {stagesIn(steps).map(stage => (
          <li key={stage[0]!.key} className={classes.stage}>
            {stage.map(each => (
              <StepButton
                key={each.key}
                step={each}
                no={steps.indexOf(each) + 1}
                isChosen={each === step}
                onChoose={() => choose(each.key)}
              />
            ))}
          </li>
        ))}
      </ol>
      <Additions count={steps.length} onAdd={add} />
      {step && (
        <StepEditor
          key={step.key}
          step={step}
          no={at + 1}
          count={steps.length}
          onChange={next => onChange(steps.with(at, next))}
          onMove={by => onChange(moved(steps, at, by))}
          onRemove={remove}
        />
      )}
    </Stack>
  )
}

function Additions({ count, onAdd }: { count: number; onAdd: (parallel: boolean) => void }) {
  const t = useTexts(approvalTexts)
  return (
    <Group gap="xs">
      <Button
        variant="light"
        size="compact-sm"
        leftSection={<IconPlus size={16} />}
        disabled={count >= MOST_STEPS}
        onClick={() => onAdd(false)}
      >
        {t('approval.add.next')}
      </Button>
      <Button
        variant="light"
        size="compact-sm"
        leftSection={<IconArrowsSplit2 size={16} className="rtl-flip" />}
        disabled={count === 0 || count >= MOST_STEPS}
        onClick={() => onAdd(true)}
      >
        {t('approval.add.beside')}
      </Button>
    </Group>
  )
}

type StepButtonProps = { step: DesignStep; no: number; isChosen: boolean; onChoose: () => void }

function StepButton({ step, no, isChosen, onChoose }: StepButtonProps) {
  const t = useTexts(approvalTexts)
  return (
    <UnstyledButton className={classes.step} aria-pressed={isChosen} onClick={onChoose}>
      <Text size="sm" fw={600}>
        {step.name.trim() || t('approval.step', { no })}
      </Text>
      <Text size="xs" c="dimmed">
        <Rule step={step} />
        {step.dueDays !== null && ` · ${t('approval.days', { count: step.dueDays })}`}
      </Text>
      <Box component="ul" className={classes.people}>
        {step.approvers.map(({ kind, id, name }) => (
          <Planned key={id} kind={kind} name={name} />
        ))}
        {step.approvers.length === 0 && (
          <Text component="li" size="xs" c="red">
            {t('approval.nobody')}
          </Text>
        )}
      </Box>
    </UnstyledButton>
  )
}
