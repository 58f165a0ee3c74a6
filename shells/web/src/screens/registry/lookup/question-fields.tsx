import { SegmentedControl, SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTexts } from '../../../i18n/texts.ts'
import { registryTexts } from '../texts.ts'
import type { Kind, Question } from './question.ts'

export function KindChoice({ kind, onKind }: { kind: Kind; onKind: (kind: Kind) => void }) {
  const t = useTexts(registryTexts)
  return (
    <SegmentedControl
      aria-label={t('registry.kind')}
      maw={420}
      w="100%"
      value={kind}
      onChange={value => onKind(value as Kind)}
      data={(['citizen', 'legal_entity'] as const).map(value => ({
        value,
        label: t(`registry.kind.${value}`),
      }))}
    />
  )
}

export function QuestionFields({ kind, form }: { kind: Kind; form: UseFormReturnType<Question> }) {
  const t = useTexts(registryTexts)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label={t(`registry.number.${kind}`)}
        placeholder={kind === 'citizen' ? 'УА90010101' : '5000001'}
        autoComplete="off"
        required
        {...form.getInputProps('registry_number')}
      />
      <TextInput
        label={t('registry.purpose')}
        description={kind === 'citizen' ? t('registry.purpose.hint') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={500}
        required
        {...form.getInputProps('purpose')}
      />
    </SimpleGrid>
  )
}
