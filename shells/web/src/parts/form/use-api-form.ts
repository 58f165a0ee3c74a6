import { type FormErrors, type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, useState } from 'react'
import { isApiError } from '../../api/problem.ts'

type Values = Record<string, unknown>

export type ApiFormOptions<V extends Values, R> = {
  initialValues: V
  validate?: UseFormInput<V>['validate']
  onSubmit: (values: V) => Promise<R>
  /** Refusals of the whole that are about one field: `{ slug_taken: 'slug' }`. */
  fieldOfCode?: Readonly<Record<string, keyof V & string>>
  onDone?: (result: R, values: V) => void
}

export type ApiForm<V extends Values = Values> = {
  form: UseFormReturnType<V>
  submit: (event?: FormEvent<HTMLFormElement>) => void
  isSaving: boolean
  /** What belongs to no field; null when every message stands at its field. */
  error: Error | null
  isDirty: boolean
  discard: () => void
}

/** A form whose refusals from the server stand at their fields. */
export function useApiForm<V extends Values, R = unknown>(options: ApiFormOptions<V, R>): ApiForm<V> {
  const form = useForm<V>({ initialValues: options.initialValues, validate: options.validate })
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<Error | null>(null)

  const save = async (values: V) => {
    if (isSaving) return
    setSaving(true)
    setError(null)
    try {
      const result = await options.onSubmit(values)
      form.setInitialValues(values)
      form.resetDirty(values)
      options.onDone?.(result, values)
    } catch (thrown) {
      const known = knownFields(thrown, values, options.fieldOfCode)
      form.setErrors(known)
      focusFirst(form, Object.keys(known))
      if (!isFullyShown(thrown, known)) setError(thrown as Error)
    } finally {
      setSaving(false)
    }
  }
  return {
    form,
    submit: form.onSubmit(
      values => void save(values),
      errors => focusFirst(form, Object.keys(errors)),
    ),
    isSaving,
    error,
    isDirty: form.isDirty(),
    discard: () => {
      setError(null)
      form.reset()
    },
  }
}

function knownFields(
  thrown: unknown,
  values: Values,
  fieldOfCode: Readonly<Record<string, string>> = {},
): FormErrors {
  if (!isApiError(thrown)) return {}
  const field = fieldOfCode[thrown.code]
  if (field !== undefined) return { [field]: thrown.problem.title }
  return Object.fromEntries(Object.entries(thrown.fields).filter(([path]) => path.split('.')[0]! in values))
}

function isFullyShown(thrown: unknown, known: FormErrors): boolean {
  const count = isApiError(thrown) ? Object.keys(thrown.fields).length : 0
  return Object.keys(known).length > 0 && count <= Object.keys(known).length
}

function focusFirst<V extends Values>(form: UseFormReturnType<V>, paths: string[]): void {
  const first = paths[0]
  if (first === undefined) return
  // After React has drawn the message, so that a screen reader reads it with the field.
  setTimeout(() => {
    const input = form.getInputNode(first)
    input?.focus()
    input?.scrollIntoView({ block: 'nearest' })
  })
}
