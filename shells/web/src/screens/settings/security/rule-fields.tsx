import { Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import type { Security } from '../../../data/settings.ts'
import { FactorFields } from './factor-fields.tsx'
import { PasskeyFields, PasswordFields } from './method-fields.tsx'
import type { RuleValues } from './rule-values.ts'
import { SwitchFields } from './switch-fields.tsx'

type Props<V extends RuleValues> = {
  form: UseFormReturnType<V>
  /** What the installation has. */
  methods: Security['installation']['methods']
  errorBelow: (errors: Record<string, ReactNode>, field: string) => ReactNode
}

/** What proves who somebody is here; loaded after the rest of the page. */
export function RuleFields<V extends RuleValues>({ form, methods, errorBelow }: Props<V>) {
  const { second_factor, passkeys, password, eid, dan, social, providers } = form.values
  const set = (changes: Partial<RuleValues>) => form.setValues(changes as Partial<V>)
  return (
    <Stack gap="lg">
      <FactorFields
        values={second_factor}
        onChange={changes => set({ second_factor: { ...second_factor, ...changes } })}
      />
      <PasskeyFields
        values={passkeys}
        error={errorBelow(form.errors, 'passkeys')}
        onChange={changes => set({ passkeys: { ...passkeys, ...changes } })}
      />
      <PasswordFields
        values={password}
        onChange={changes => set({ password: { ...password, ...changes } })}
      />
      <SwitchFields values={{ eid, dan, social, providers }} methods={methods} onChange={set} />
    </Stack>
  )
}
