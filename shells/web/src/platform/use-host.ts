import { useMantineColorScheme } from '@mantine/core'
import { isLanguage } from '@tamga/formats'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { signInAddress, useEnabledLanguages } from '../data/me.ts'
import { useLanguage } from '../i18n/language.tsx'
import { hostShell, tellHost } from './core-shell.ts'
import { followHost, reauthenticate } from './follow-host.ts'

/** Follows what the host says, and says where the person is and what they chose here. */
export function useHost(): void {
  useFollowing()
  const address = useLocation({ select: location => location.pathname })
  const { language } = useLanguage()
  const { colorScheme } = useMantineColorScheme()
  useEffect(() => tellHost('menu.setActive', { path: address }), [address])
  useChange(language, () => tellHost('shell.setLocale', { language }))
  useChange(colorScheme, () => tellHost('shell.setTheme', { scheme: colorScheme }))
}

function useFollowing(): void {
  const navigate = useNavigate()
  const languages = useEnabledLanguages()
  const { setLanguage } = useLanguage()
  const { setColorScheme } = useMantineColorScheme()
  useEffect(() => {
    if (!hostShell) return
    return followHost(hostShell, {
      navigate: path => void navigate({ href: path }),
      setLanguage: language => {
        if (isLanguage(language) && languages.includes(language)) setLanguage(language)
      },
      setScheme: setColorScheme,
      onSessionLost: () => void reauthenticate(hostShell, signInAddress()).catch(() => {}),
    })
  })
}

/** What stood there at the beginning came from the host itself. */
function useChange(value: string, tell: () => void): void {
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    tell()
  })
}
