import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTexts } from '../../../i18n/texts.ts'
import classes from '../frame.module.css'
import { frameTexts } from '../texts.ts'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** What the command key is called on this keyboard. */
export const commandKey = isApple ? '⌘' : 'Ctrl'

/** A field on wide screens, an icon on narrow ones. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const t = useTexts(frameTexts)
  return (
    <>
      <UnstyledButton
        className={classes.search}
        visibleFrom="md"
        onClick={onOpen}
        title={t('frame.search')}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <IconSearch size={16} aria-hidden />
        <span>{t('frame.search.hint')}</span>
        <Kbd size="xs" dir="ltr">
          {commandKey} K
        </Kbd>
      </UnstyledButton>
      <ActionIcon
        hiddenFrom="md"
        variant="subtle"
        color="gray"
        size={36}
        onClick={onOpen}
        aria-label={t('frame.search')}
      >
        <IconSearch size={20} stroke={1.7} />
      </ActionIcon>
    </>
  )
}
