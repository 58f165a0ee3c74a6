import { Button, Skeleton, Stack } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { isApiError } from '../../../api/problem.ts'
import {
  type CitizenAnswer,
  type LegalEntityAnswer,
  type LookupBody,
  lookUpCitizen,
  lookUpLegalEntity,
} from '../../../data/government/registry.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ApiForm } from '../../../parts/form/api-form.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { Card } from '../../../parts/page/card.tsx'
import { registryTexts } from '../texts.ts'
import { AgreementFields } from './agreement-fields.tsx'
import { AnswerHead } from './answer-head.tsx'
import { type Kind, type Question, WAYS, type Way } from './question.ts'
import { KindChoice, QuestionFields } from './question-fields.tsx'

/** Drawn when an answer is there. */
const CitizenCard = lazyPart(() => import('./citizen-card.tsx'), 'CitizenCard')
const LegalEntityCard = lazyPart(() => import('./legal-entity-card.tsx'), 'LegalEntityCard')

type Found = CitizenAnswer | LegalEntityAnswer

export function LookupTab() {
  const [kind, setKind] = useState<Kind>('citizen')
  // Another kind is another question: nothing of the one before stays on the screen.
  return (
    <Stack gap="md">
      <KindChoice kind={kind} onKind={setKind} />
      <LookupForm key={kind} kind={kind} />
    </Stack>
  )
}

function LookupForm({ kind }: { kind: Kind }) {
  const t = useTexts(registryTexts)
  const [found, setFound] = useState<Found | null>(null)
  const [ways, setWays] = useState<readonly Way[]>([])
  const ask = async (values: Question, more: Partial<LookupBody>): Promise<Found> => {
    // A newer answer that does not come leaves the older one where it is.
    if (!more.refresh) setFound(null)
    try {
      const lookUp = kind === 'citizen' ? lookUpCitizen : lookUpLegalEntity
      return await lookUp({ ...bodyOf(values), ...more })
    } catch (error) {
      setWays(waysIn(error))
      throw error
    }
  }
  const state = useApiForm<Question, Found>({
    initialValues: { registry_number: '', purpose: '', agreement: 'otp', code: '' },
    fieldOfCode: { purpose_required: 'purpose' },
    onSubmit: values => ask(values, {}),
    onDone: setFound,
  })
  const { form } = state
  const agreed = (token: string) =>
    ask(form.getValues(), { authorisation: { method: 'eid', token } }).then(setFound)
  const refresh = () => ask(form.getValues(), { refresh: true }).then(setFound)
  const isByPhone = ways.length > 0 && form.getValues().agreement === 'eid'
  return (
    <Stack gap="lg">
      <Card maw={860}>
        <ApiForm state={state}>
          <QuestionFields kind={kind} form={form} />
          {ways.length > 0 && <AgreementFields form={form} ways={ways} onAgreed={agreed} />}
          {!isByPhone && (
            <div>
              <Button type="submit" loading={state.isSaving} leftSection={<IconSearch size={18} />}>
                {t('registry.look_up')}
              </Button>
            </div>
          )}
        </ApiForm>
      </Card>
      <div aria-live="polite">{found && <Answer found={found} onRefresh={refresh} />}</div>
    </Stack>
  )
}

/** How the citizen can agree, when the registry asks for it; nothing for every other refusal. */
function waysIn(error: unknown): readonly Way[] {
  if (!isApiError(error) || error.code !== 'registry_authorisation_required') return []
  const { authorisation_methods: methods } = error.problem as { authorisation_methods?: readonly string[] }
  return WAYS.filter(way => methods?.includes(way) ?? false)
}

function bodyOf({ registry_number, purpose, agreement, code }: Question): LookupBody {
  const isTold = agreement !== 'eid' && code.trim() !== ''
  return {
    registry_number,
    purpose,
    ...(isTold && { authorisation: { method: agreement, code: code.trim() } }),
  }
}

function Answer({ found, onRefresh }: { found: Found; onRefresh: () => Promise<void> }) {
  return (
    <Card maw={860}>
      <AnswerHead found={found} onRefresh={onRefresh} />
      <Suspense fallback={<Skeleton height={240} />}>
        {'citizen' in found ? (
          <CitizenCard citizen={found.citizen} />
        ) : (
          <LegalEntityCard entity={found.legal_entity} />
        )}
      </Suspense>
    </Card>
  )
}
