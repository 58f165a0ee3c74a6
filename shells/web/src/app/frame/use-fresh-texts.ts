import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../i18n/language.tsx'

/** Menus, apps and actions come from the server in a language: they are asked for again in the new one. */
export function useFreshTexts(): void {
  const { language } = useLanguage()
  const client = useQueryClient()
  const last = useRef(language)
  useEffect(() => {
    if (last.current === language) return
    last.current = language
    void client.invalidateQueries()
  }, [language, client])
}
