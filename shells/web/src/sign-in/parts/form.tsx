import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import type { FormState } from './use-form.ts'

/** Native validation speaks the browser's language, not the page's: the fields carry our messages instead. */
export function Form({ state, submit, children }: { state: FormState; submit: string; children: ReactNode }) {
  const { sending, onSubmit, attempts, isToldAtFields } = state
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try or a refusal is the reason to move the focus
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts, sending.problem])
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <div className="stack" data-gap="small">
        {!isToldAtFields && <ProblemNotice problem={sending.problem} wait={sending.wait} />}
        {children}
        <Button type="submit" isBusy={sending.isSending} isDisabled={sending.wait > 0}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
