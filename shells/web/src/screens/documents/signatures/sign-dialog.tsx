import { Button, Checkbox, Group, NumberInput, Radio, Stack, Text, TextInput } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { DocumentDetail } from '../../../data/documents/documents.ts'
import { type NewSignature, type SignatureLevel, startSignature } from '../../../data/documents/signatures.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { CardWaiting } from '../../../parts/page/page-waiting.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import type { Box } from './place-picker.tsx'
import { SigningProgress } from './signing-progress.tsx'
import { signingTexts } from './texts.ts'
import { useSigning } from './use-signing.ts'

const PlacePicker = lazyPart(() => import('./place-picker.tsx'), 'PlacePicker')

type SignDialogProps = { document: DocumentDetail; opened: boolean; onClose: () => void }

/** How to sign and where it is seen; then the code to compare, and how it ended. */
export function SignDialog({ document, opened, onClose }: SignDialogProps) {
  const t = useTexts(signingTexts)
  const signing = useSigning()
  const close = () => {
    signing.leave()
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={close} title={t('signing.dialog', { title: document.title })}>
      {signing.job ? (
        <SigningProgress job={signing.job} error={signing.error} onClose={close} onAgain={signing.reset} />
      ) : (
        <SignForm
          document={document}
          onStart={async body =>
            signing.follow(
              await startSignature(document.id, {
                ...body,
                ...(document.sha256 && { sha256: document.sha256 }),
              }),
            )
          }
          onClose={close}
        />
      )}
    </Dialog>
  )
}

const LEVELS: readonly SignatureLevel[] = ['B-LT', 'B-B', 'B-T', 'B-LTA']

type FormProps = {
  document: DocumentDetail
  onStart: (body: NewSignature) => Promise<void>
  onClose: () => void
}

type Wish = {
  method: NewSignature['method']
  level: SignatureLevel
  reason: string
  page: number | null
  box: Box | null
}

const bodyOf = ({ method, level, reason, page, box }: Wish): NewSignature => {
  const words = reason.trim()
  return {
    method,
    level,
    ...(words && { reason: words }),
    ...(page !== null && { page, ...(box && { box }) }),
  }
}

function SignForm({ document, onStart, onClose }: FormProps) {
  const t = useTexts(signingTexts)
  const [wish, setWish] = useState<Wish>({ method: 'eid', level: 'B-LT', reason: '', page: 1, box: null })
  const [error, setError] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<Wish>) => setWish(old => ({ ...old, ...part }))
  const start = () => {
    setBusy(true)
    setError(null)
    onStart(bodyOf(wish))
      .catch(problem => setError(problem as Error))
      .finally(() => setBusy(false))
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        start()
      }}
    >
      <Stack gap="md">
        <ProblemAlert error={error} />
        <MethodChoice wish={wish} change={change} />
        <Fields wish={wish} change={change} />
        {wish.page !== null && (
          <Suspense fallback={<CardWaiting />}>
            <PlacePicker document={document} page={wish.page} box={wish.box} onBox={box => change({ box })} />
          </Suspense>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('signing.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t(wish.method === 'seal' ? 'signing.seal' : 'signing.sign')}
          </Button>
        </Group>
        <Text size="sm" c="dimmed">
          {t('signing.note')}
        </Text>
      </Stack>
    </form>
  )
}

type FieldsProps = { wish: Wish; change: (part: Partial<Wish>) => void }

function MethodChoice({ wish: { method }, change }: FieldsProps) {
  const t = useTexts(signingTexts)
  const canSeal = useCan('documents.seal')
  const methods: readonly NewSignature['method'][] = canSeal ? ['eid', 'seal'] : ['eid']
  return (
    <Radio.Group
      label={t('signing.method')}
      value={method}
      onChange={value => change({ method: value === 'seal' ? 'seal' : 'eid' })}
    >
      <Stack gap="xs" mt="xs">
        {methods.map(one => (
          <Radio
            key={one}
            value={one}
            label={t(`signing.method.${one}`)}
            description={t(`signing.method.${one}.text`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function Fields({ wish: { level, reason, page }, change }: FieldsProps) {
  const t = useTexts(signingTexts)
  return (
    <>
      <SelectField
        label={t('signing.level')}
        description={t(`signing.level.${level}`)}
        data={LEVELS.map(value => ({ value, label: `${value} · ${t(`signing.level.name.${value}`)}` }))}
        value={level}
        allowDeselect={false}
        onChange={value => change({ level: LEVELS.find(one => one === value) ?? 'B-LT' })}
      />
      <TextInput
        label={t('signing.reason')}
        description={t('signing.reason.text')}
        maxLength={500}
        value={reason}
        onChange={event => change({ reason: event.currentTarget.value })}
      />
      <Checkbox
        label={t('signing.seen')}
        description={t('signing.seen.text')}
        checked={page !== null}
        onChange={event => change({ page: event.currentTarget.checked ? 1 : null })}
      />
      {page !== null && (
        <NumberInput
          label={t('signing.page')}
          min={1}
          max={20_000}
          w={140}
          value={page}
          onChange={value => change({ page: Number(value) || 1, box: null })}
        />
      )}
    </>
  )
}
