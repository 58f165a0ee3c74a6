import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isApiError } from '../../api/problem.ts'
import { beginTotp, confirmTotp } from '../../data/own/factors.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ProblemAlert } from '../state/problem-alert.tsx'
import { factorTexts } from './texts.ts'
import { TotpSetup } from './totp-setup.tsx'

/** A new secret each time it is opened; the app is there once a code of it was confirmed. */
export function AddTotp({ onAdded }: { onAdded: () => void | Promise<void> }) {
  const t = useTexts(factorTexts)
  const { data: totp, error: refusal } = useQuery({
    queryKey: ['totp secret'],
    queryFn: beginTotp,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [code, setCode] = useState('')
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    setSending(true)
    setError(null)
    try {
      await confirmTotp(code.replaceAll(/\s/g, ''))
      await onAdded()
    } catch (thrown) {
      setError(thrown as Error)
    } finally {
      setSending(false)
    }
  }
  if (refusal) return <ProblemAlert error={refusal} />
  if (!totp) return <Skeleton height={320} radius="md" />
  const atField = isApiError(error) ? error.fields['code'] : undefined
  return (
    <form noValidate onSubmit={event => void submit(event)}>
      <Stack>
        <TotpSetup totp={totp} code={code} onCode={setCode} error={atField} />
        {!atField && <ProblemAlert error={error} />}
        <Group justify="flex-end">
          <Button type="submit" loading={isSending}>
            {t('factors.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
