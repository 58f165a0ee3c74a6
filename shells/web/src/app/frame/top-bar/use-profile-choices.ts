import { useMantineColorScheme } from '@mantine/core'
import { isLanguage } from '@tamga/formats'
import { useEffect, useRef } from 'react'
import { useMe } from '../../../data/me.ts'
import { useLanguage } from '../../../i18n/language.tsx'

const hasCookie = (name: string) => new RegExp(`(?:^|;\\s*)${name}=`).test(document.cookie)

/** In a browser where nothing was chosen yet, what the person's profile says. */
export function useProfileChoices(): void {
  const { user, languages } = useMe()
  const { setLanguage } = useLanguage()
  const { setColorScheme } = useMantineColorScheme()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    const { locale, theme } = user
    if (isLanguage(locale) && languages.includes(locale) && !hasCookie('lang')) setLanguage(locale)
    if ((theme === 'light' || theme === 'dark') && !hasCookie('scheme')) setColorScheme(theme)
  }, [user, languages, setLanguage, setColorScheme])
}
