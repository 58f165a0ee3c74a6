import { isApiError } from '../../../api/problem.ts'
import type { NewTarget, Target } from '../../../data/provisioning.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useVersionedForm } from '../../../parts/form/use-versioned-form.ts'
import { scimTexts } from '../texts.ts'
import { bodyOf, EMPTY, type TargetValues, valuesOf } from './target-values.ts'

type Options = {
  target?: Target
  /** A new target has no version yet: it is made with 0. */
  onSave: (body: NewTarget, version: number) => Promise<Target>
  onDone: (target: Target) => void
}

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text.trim())

export function useTargetForm({ target, onSave, onDone }: Options) {
  const t = useTexts(scimTexts)
  return useVersionedForm<TargetValues, Target>({
    version: target?.version ?? 0,
    initialValues: target ? valuesOf(target) : EMPTY,
    validate: {
      name: name => (name.trim() === '' ? t('scim.form.name.missing') : null),
      base_url: url => (isAddress(url) ? null : t('scim.form.base_url.wrong')),
    },
    onSubmit: (values, version) => onSave(bodyOf(values), version),
    fieldOfCode: { secret_required: 'token', secret_key_missing: 'token' },
    onDone,
  })
}

export type TargetFormState = ReturnType<typeof useTargetForm>

/** What the server said of a line of the mapping: `attribute_mapping.title`. */
export function mappingErrors(error: Error | null): Record<string, string> {
  if (!isApiError(error)) return {}
  return Object.fromEntries(
    (error.problem.errors ?? [])
      .filter(({ path }) => path.startsWith('/attribute_mapping/'))
      .map(({ path, message }) => [
        path.slice('/attribute_mapping/'.length).replaceAll('~1', '/').replaceAll('~0', '~'),
        message,
      ]),
  )
}
