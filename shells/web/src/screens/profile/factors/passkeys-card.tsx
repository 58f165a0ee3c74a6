import { Button, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasPasskeys } from '../../../api/passkey-ceremony.ts'
import {
  addPasskey,
  type OwnPasskey,
  passkeysQuery,
  removePasskey,
  renamePasskey,
} from '../../../data/own/factors.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CeremonyProblem } from '../../../parts/factors/ceremony-problem.tsx'
import { factorTexts } from '../../../parts/factors/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { focusPageIfLost } from '../../../parts/overlay/focus-after.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { WaitingLines } from '../../../parts/state/waiting-lines.tsx'
import classes from '../profile.module.css'
import { PasskeyEntry } from './passkey-entry.tsx'

export function PasskeysCard() {
  const t = useTexts(factorTexts)
  const { data: keys, error, refetch } = useQuery(passkeysQuery)
  const adding = useAdding()
  const [renamed, setRenamed] = useState<OwnPasskey | null>(null)
  const [remove, dialog] = useRemoval()
  if (error && !keys) return <ProblemState error={error} onRetry={() => void refetch()} />
  return (
    <Card
      title={t('own.keys.title')}
      description={t('own.keys.text')}
      actions={
        hasPasskeys() && (
          <Button leftSection={<IconPlus size={16} />} loading={adding.isAdding} onClick={adding.add}>
            {t('own.keys.add')}
          </Button>
        )
      }
    >
      <CeremonyProblem error={adding.error} />
      {!keys && <WaitingLines count={2} height={56} />}
      {keys?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('own.keys.none')}
        </Text>
      )}
      <ul className={classes.list}>
        {keys?.map(key => (
          <li key={key.id}>
            <PasskeyEntry passkey={key} onRename={() => setRenamed(key)} onRemove={() => remove(key)} />
          </li>
        ))}
      </ul>
      {renamed && <RenameDialog key={renamed.id} passkey={renamed} onClose={() => setRenamed(null)} />}
      {dialog}
    </Card>
  )
}

function useAdding() {
  const t = useTexts(factorTexts)
  const [isAdding, setAdding] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const add = async () => {
    setAdding(true)
    setError(null)
    try {
      await addPasskey()
      showDone(t('own.keys.added'))
    } catch (thrown) {
      setError(thrown as Error)
    } finally {
      setAdding(false)
    }
  }
  return { isAdding, error, add: () => void add() }
}

function useRemoval() {
  const t = useTexts(factorTexts)
  const [confirm, dialog] = useConfirm()
  const remove = ({ id, name }: OwnPasskey) =>
    confirm({
      title: t('own.keys.remove.title', { name }),
      effect: t('own.keys.remove.effect'),
      verb: t('own.remove'),
      done: t('own.removed'),
      onConfirm: async () => {
        await removePasskey(id)
        focusPageIfLost()
      },
    })
  return [remove, dialog] as const
}

function RenameDialog({ passkey, onClose }: { passkey: OwnPasskey; onClose: () => void }) {
  const t = useTexts(factorTexts)
  const state = useApiForm({
    initialValues: { name: passkey.name },
    onSubmit: ({ name }) => renamePasskey(passkey.id, name.trim()),
    onDone: onClose,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('own.keys.rename')}
      state={state}
      verb={t('own.keys.rename')}
    >
      <TextInput
        label={t('own.keys.name')}
        required
        maxLength={80}
        data-autofocus
        {...state.form.getInputProps('name')}
      />
    </FormDialog>
  )
}
