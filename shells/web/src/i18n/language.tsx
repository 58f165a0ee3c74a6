import { direction, isLanguage, type Language } from '@tamga/formats'
import { createContext, type ReactNode, use, useEffect, useState, useTransition } from 'react'
import { boot } from '../api/boot.ts'

type LanguageState = { language: Language; setLanguage: (language: Language) => void; isSwitching: boolean }

const LanguageContext = createContext<LanguageState | null>(null)

export function useLanguage(): LanguageState {
  const state = use(LanguageContext)
  if (!state) throw new Error('useLanguage needs a LanguageProvider')
  return state
}

const STORAGE_KEY = 'lang'
const YEAR = 31_536_000

/** Kept in both places: the server needs the cookie for the head of a page, and local storage outlives a lost cookie. */
function remember(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and on plain http
  document.cookie = `lang=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // Storage can be forbidden; the cookie is enough to go on.
  }
}

function applyToDocument(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = direction(language)
  const manifest = new URLSearchParams({ lang: language, ...(boot.tenant && { tenant: boot.tenant }) })
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.webmanifest?${manifest}`)
}

/** An organisation switches languages on, the operator those of pages without one. A choice that is not offered here is kept for where it is. */
const isOffered = (language: string | null | undefined): language is Language =>
  isLanguage(language ?? undefined) && boot.languages.some(offered => offered === language)

/** The cookie decides; when it is lost, local storage repairs it. */
export function initialLanguage(): Language {
  const cookie = /(?:^|;\s*)lang=(\w+)/.exec(document.cookie)?.[1]
  const stored = readStored()
  const enabled = isOffered
  const language = enabled(cookie) ? cookie : enabled(stored) ? stored : boot.language
  if (cookie !== language || stored !== language) if (enabled(cookie) || enabled(stored)) remember(language)
  applyToDocument(language)
  return language
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setState] = useState(initialLanguage)
  const [isSwitching, startTransition] = useTransition()
  const change = (next: Language) => {
    applyToDocument(next)
    startTransition(() => setState(next))
  }
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === STORAGE_KEY && newValue && isLanguage(newValue)) change(newValue)
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  })
  const setLanguage = (next: Language) => {
    remember(next)
    change(next)
  }
  return <LanguageContext value={{ language, setLanguage, isSwitching }}>{children}</LanguageContext>
}
