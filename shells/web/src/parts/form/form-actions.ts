import type { ApiForm } from './use-api-form.ts'

/** What buttons need of a form, whatever its values are. */
export type FormState = Pick<ApiForm, 'submit' | 'isSaving' | 'error' | 'isDirty' | 'discard'>
