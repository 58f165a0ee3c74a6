import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core'
import { direction } from '@tamga/formats'
import { type ReactNode, Suspense, useEffect } from 'react'
import { boot } from '../api/boot.ts'
import { LanguageProvider, useLanguage } from '../i18n/language.tsx'
import { cookieColorScheme } from './theme/color-scheme.ts'
import { cssVariables, theme } from './theme/theme.ts'

/** What both pages stand in: language, direction and theme. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <LanguageProvider>
      <DirectionProvider
        initialDirection={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}
        detectDirection={false}
      >
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          colorSchemeManager={cookieColorScheme}
          defaultColorScheme={boot.scheme}
          getStyleNonce={() => boot.nonce}
        >
          <FollowLanguage />
          <Suspense>{children}</Suspense>
        </MantineProvider>
      </DirectionProvider>
    </LanguageProvider>
  )
}

function FollowLanguage() {
  const { language } = useLanguage()
  const { setDirection } = useDirection()
  useEffect(() => setDirection(direction(language)), [language, setDirection])
  return null
}
