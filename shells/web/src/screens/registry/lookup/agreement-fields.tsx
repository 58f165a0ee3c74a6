import { Alert, Radio, SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconUserCheck } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { registryTexts } from '../texts.ts'
import type { Question, Way } from './question.ts'

/** Drawn when the citizen is asked on their phone. */
const EidAgreement = lazyPart(() => import('./eid-agreement.tsx'), 'EidAgreement')

type AgreementFieldsProps = {
  form: UseFormReturnType<Question>
  ways: readonly Way[]
  onAgreed: (token: string) => Promise<unknown>
}

/** The registry wants the citizen to agree: by a code that they got and tell the clerk, or on their own phone. */
export function AgreementFields({ form, ways, onAgreed }: AgreementFieldsProps) {
  const t = useTexts(registryTexts)
  const isByPhone = form.getValues().agreement === 'eid'
  return (
    <Alert color="blue" icon={<IconUserCheck />} title={t('registry.agreement.title')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="xs">
        <Radio.Group label={t('registry.agreement.method')} {...form.getInputProps('agreement')}>
          {ways.map(value => (
            <Radio key={value} value={value} label={t(`registry.agreement.${value}`)} mt="xs" />
          ))}
        </Radio.Group>
        {!isByPhone && (
          <TextInput
            label={t('registry.agreement.code')}
            autoComplete="off"
            inputMode="numeric"
            dir="ltr"
            {...form.getInputProps('code')}
          />
        )}
      </SimpleGrid>
      {isByPhone && (
        <Suspense>
          <EidAgreement question={form.getValues} onAgreed={onAgreed} />
        </Suspense>
      )}
    </Alert>
  )
}
