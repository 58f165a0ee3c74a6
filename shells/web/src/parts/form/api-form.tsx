import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { ProblemAlert } from '../state/problem-alert.tsx'
import classes from './api-form.module.css'
import type { FormState } from './form-actions.ts'

/** The form element with what the server said of the whole. */
export function ApiForm({ state, children }: { state: FormState; children: ReactNode }) {
  return (
    <form onSubmit={state.submit} noValidate className={classes.form}>
      <Stack>
        {children}
        <ProblemAlert error={state.error} />
      </Stack>
    </form>
  )
}
