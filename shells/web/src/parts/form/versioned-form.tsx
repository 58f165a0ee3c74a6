import type { ReactNode } from 'react'
import { isStale } from '../../api/problem.ts'
import { ApiForm } from './api-form.tsx'
import type { FormState } from './form-actions.ts'
import { SaveBar } from './save-bar.tsx'
import { StaleAlert } from './stale-alert.tsx'

type VersionedFormProps = {
  state: FormState
  /** Without it there is no save bar: the fields are read only. */
  canSave: boolean
  onReload: () => void
  children: ReactNode
}

/** A form with its save bar; a change by somebody else meanwhile is told with a way to see it. */
export function VersionedForm({ state, canSave, onReload, children }: VersionedFormProps) {
  const hasChanged = isStale(state.error)
  return (
    <ApiForm state={{ ...state, error: hasChanged ? null : state.error }}>
      {hasChanged && <StaleAlert onReload={onReload} />}
      {children}
      {canSave && <SaveBar state={state} />}
    </ApiForm>
  )
}
