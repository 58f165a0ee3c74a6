import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../overlay/dialog.tsx'
import { partsTexts } from '../texts.ts'
import { ApiForm } from './api-form.tsx'
import type { FormState } from './form-actions.ts'

type FormDialogProps = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  state: FormState
  verb: string
  size?: string | number
  isDestructive?: boolean
  children: ReactNode
}

export function FormDialog({ opened, onClose, title, state, verb, children, ...look }: FormDialogProps) {
  const t = useTexts(partsTexts)
  const close = () => {
    if (state.isSaving) return
    state.discard()
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={close} title={title} size={look.size}>
      <ApiForm state={state}>
        {children}
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={close} disabled={state.isSaving}>
            {t('parts.cancel')}
          </Button>
          <Button type="submit" loading={state.isSaving} {...(look.isDestructive && { color: 'red' })}>
            {verb}
          </Button>
        </Group>
      </ApiForm>
    </Dialog>
  )
}
