import { useState } from 'react'
import { type ApiForm, type ApiFormOptions, useApiForm } from './use-api-form.ts'

type Versioned = { version: number }

type Options<V extends Record<string, unknown>, R> = Omit<ApiFormOptions<V, R>, 'onSubmit'> & {
  /** What the form was opened with. */
  version: number
  onSubmit: (values: V, version: number) => Promise<R>
}

/** Works on the version it was opened with: what somebody else saves meanwhile is found out at saving, not overwritten. */
export function useVersionedForm<V extends Record<string, unknown>, R extends Versioned>(
  options: Options<V, R>,
): ApiForm<V> {
  const { version: opened, onSubmit, onDone, ...rest } = options
  const [version, setVersion] = useState(opened)
  return useApiForm<V, R>({
    ...rest,
    onSubmit: values => onSubmit(values, version),
    onDone: (saved, values) => {
      setVersion(saved.version)
      onDone?.(saved, values)
    },
  })
}
