import { ActionIcon, Group, Text, Textarea } from '@mantine/core'
import { IconArrowUp, IconPlayerStop } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { assistantTexts } from '../texts.ts'
import classes from './conversation.module.css'

type QuestionFormProps = {
  isAsking: boolean
  problem: Error | null
  onSend: (text: string) => void
  onStop: () => void
}

const LONGEST = 4000

/** Enter sends, Shift and Enter begin a new line. */
export function QuestionForm({ isAsking, problem, onSend, onStop }: QuestionFormProps) {
  const t = useTexts(assistantTexts)
  const [text, setText] = useState('')
  const send = () => {
    if (text.trim() === '' || isAsking) return
    onSend(text.trim())
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className={classes['form']} onSubmit={onSubmit}>
      <ProblemAlert error={problem} />
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <Textarea
          flex={1}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={LONGEST}
          aria-label={t('assistant.question')}
          placeholder={t('assistant.placeholder')}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          dir="auto"
        />
        {isAsking ? (
          <ActionIcon size={36} variant="default" aria-label={t('assistant.stop')} onClick={onStop}>
            <IconPlayerStop size={18} />
          </ActionIcon>
        ) : (
          <ActionIcon size={36} type="submit" aria-label={t('assistant.send')} disabled={text.trim() === ''}>
            <IconArrowUp size={18} />
          </ActionIcon>
        )}
      </Group>
      <Text size="xs" c="dimmed" mt={6}>
        {t('assistant.notice')}
      </Text>
    </form>
  )
}
