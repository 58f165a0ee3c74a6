import { type FormEvent, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { signInTexts } from '../texts.ts'
import { type Sending, useSend } from '../use-send.ts'

type Values = Record<string, string>

export type FormState = {
  sending: Sending
  onSubmit: (event: FormEvent) => void
  /** How often it was sent off: each time, the first field with a message takes the focus. */
  attempts: number
  /** Every message of the refusal stands at a field. */
  isToldAtFields: boolean
}

const isEmpty = (value: string) => value.trim() === ''

/** Values, messages and sending of one form: `form.field('email')` gives an input what it needs. */
export function useForm<V extends Values>(initial: V, work: (values: V) => Promise<void>) {
  const t = useTexts(signInTexts)
  const [values, setValues] = useState(initial)
  const [attempts, setAttempts] = useState(0)
  const sending = useSend(() => work(values))
  const refused = Object.keys(sending.fields)

  const set = (changes: Partial<V>) => setValues(old => ({ ...old, ...changes }))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAttempts(attempts + 1)
    if (!Object.values(values).some(isEmpty)) void sending.send(event)
  }
  const field = (name: keyof V & string) => ({
    value: values[name] ?? '',
    error: attempts > 0 && isEmpty(values[name] ?? '') ? t('field.required') : sending.fields[name],
    onChange: (value: string) => set({ [name]: value } as Partial<V>),
  })
  const state: FormState = {
    sending,
    onSubmit,
    attempts,
    isToldAtFields: refused.length > 0 && refused.every(name => name in values),
  }
  return { values, set, field, state }
}
