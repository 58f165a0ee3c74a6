import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconBook2, IconChevronDown, IconLanguage, IconMoon, IconSun } from '@tabler/icons-react'
import { LANGUAGES, type Language, NATIVE_NAMES } from '@tamga/formats'
import type { ReactNode } from 'react'
import { boot } from '../../api/boot.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { signInTexts } from '../texts.ts'

/** Language, colours and documentation: the same on every page, at the same place. */
export function PageBar({ children }: { children?: ReactNode }) {
  const t = useTexts(signInTexts)
  return (
    <div className="page-bar">
      {boot.brand.docs_url && (
        <a className="docs-link" href={boot.brand.docs_url} rel="noreferrer">
          <IconBook2 size={18} aria-hidden />
          <span>{t('bar.docs')}</span>
        </a>
      )}
      <LanguageSwitch />
      <SchemeSwitch />
      {children}
    </div>
  )
}

function LanguageSwitch() {
  const t = useTexts(signInTexts)
  const { language, setLanguage } = useLanguage()
  // The chosen one stands among them even where the installation does not offer it by itself.
  const languages = LANGUAGES.filter(each => each === language || boot.languages.includes(each))
  if (languages.length < 2) return null
  return (
    <div className="language-switch">
      <IconLanguage size={18} aria-hidden />
      <select
        aria-label={t('bar.language')}
        value={language}
        onChange={event => setLanguage(event.currentTarget.value as Language)}
      >
        {languages.map(value => (
          <option key={value} value={value} lang={value}>
            {NATIVE_NAMES[value]}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} aria-hidden />
    </div>
  )
}

function SchemeSwitch() {
  const t = useTexts(signInTexts)
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t(isDark ? 'bar.light' : 'bar.dark')}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={18} aria-hidden />
    </button>
  )
}
