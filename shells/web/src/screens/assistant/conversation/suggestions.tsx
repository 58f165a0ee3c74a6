import { Button, Stack, Text, Title } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { assistantTexts } from '../texts.ts'

/** Before the first question: what can be asked. */
export function Suggestions({ onPick }: { onPick: (text: string) => void }) {
  const t = useTexts(assistantTexts)
  const examples = [
    t('assistant.example.roles'),
    t('assistant.example.absent'),
    t('assistant.example.changes'),
  ]
  return (
    <Stack gap="sm" py="xl" align="flex-start">
      <Title order={2} size="h3">
        {t('assistant.empty.title')}
      </Title>
      <Text c="dimmed">{t('assistant.empty.text')}</Text>
      {examples.map(example => (
        <Button
          key={example}
          variant="default"
          h="auto"
          py={8}
          styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
          onClick={() => onPick(example)}
        >
          {example}
        </Button>
      ))}
    </Stack>
  )
}
