import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { Hint } from '../overlay/hint.tsx'
import { partsTexts } from '../texts.ts'
import { useCopy } from './use-copy.ts'

type CopyButtonProps = { value: string; label?: string; size?: 'xs' | 'sm' | 'md' }

export function CopyButton({ value, label, size = 'md' }: CopyButtonProps) {
  const t = useTexts(partsTexts)
  const { state, copy } = useCopy()
  const name = label ? t('parts.copy_what', { what: label }) : t('parts.copy')
  const told = state === 'done' ? t('parts.copied') : state === 'failed' ? t('parts.copy_failed') : ''
  return (
    <>
      <Hint label={told || t('parts.copy')} isTold={told !== ''}>
        <ActionIcon
          variant="subtle"
          size={size}
          color={state === 'done' ? 'green' : state === 'failed' ? 'red' : 'gray'}
          aria-label={name}
          onClick={() => void copy(value)}
        >
          {state === 'done' ? <IconCheck size="70%" /> : <IconCopy size="70%" />}
        </ActionIcon>
      </Hint>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  )
}
