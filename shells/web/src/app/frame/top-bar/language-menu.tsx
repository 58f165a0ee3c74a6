import { ActionIcon } from '@mantine/core'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { NATIVE_NAMES } from '@tamga/formats'
import { useEnabledLanguages } from '../../../data/me.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { ActionMenu } from '../../../parts/menu/action-menu.tsx'
import { MenuRadioGroup, MenuRadioItem } from '../../../parts/menu/menu-parts.ts'
import { frameTexts } from '../texts.ts'

/** Each language in its own name: who needs it may not read the present one. */
export function LanguageMenu() {
  const t = useTexts(frameTexts)
  const { language, setLanguage } = useLanguage()
  const languages = useEnabledLanguages()
  if (languages.length < 2) return null
  return (
    <ActionMenu
      target={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('frame.language')}
          title={t('frame.language')}
        >
          <IconLanguage size={20} stroke={1.7} />
        </ActionIcon>
      }
    >
      <MenuRadioGroup value={language}>
        {languages.map(each => (
          <MenuRadioItem
            key={each}
            value={each}
            lang={each}
            closeMenuOnClick
            onChange={() => setLanguage(each)}
            checkIcon={<IconCheck size={16} aria-hidden />}
          >
            {NATIVE_NAMES[each]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </ActionMenu>
  )
}
