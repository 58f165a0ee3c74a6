import { ActionIcon } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { boot } from '../../../api/boot.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Hint } from '../../../parts/overlay/hint.tsx'
import { frameTexts } from '../texts.ts'

export function HelpLink() {
  const t = useTexts(frameTexts)
  if (!boot.brand.docs_url) return null
  return (
    <Hint label={t('frame.help')}>
      <ActionIcon
        component="a"
        href={boot.brand.docs_url}
        target="_blank"
        rel="noreferrer"
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('frame.help')}
      >
        <IconHelp size={20} stroke={1.7} />
      </ActionIcon>
    </Hint>
  )
}
