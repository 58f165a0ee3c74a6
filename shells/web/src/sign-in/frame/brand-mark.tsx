import { useComputedColorScheme } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { useBrand } from '../brand.tsx'
import { signInTexts } from '../texts.ts'

/** The seal: what an installation without a logo of its own shows. */
export function Seal({ size = 40 }: { size?: number }) {
  return (
    <svg className="seal" width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="14" />
      <path d="M19 15v9a13 13 0 0 0 26 0v-9M32 15v23M26 44a6 6 0 1 0 12 0 6 6 0 1 0-12 0" />
    </svg>
  )
}

/** Logo and name; the way home. */
export function BrandMark({ isOnColor = false }: { isOnColor?: boolean }) {
  const t = useTexts(signInTexts)
  const isDark = useComputedColorScheme('light') === 'dark' || isOnColor
  const { name, logo_uri, logo_dark_uri } = useBrand()
  const logo = (isDark ? logo_dark_uri : null) ?? logo_uri
  return (
    <a className="brand-mark" href="/welcome" aria-label={t('bar.home', { brand: name })}>
      {logo ? <img src={logo} alt="" height={40} /> : <Seal />}
      <span>{name}</span>
    </a>
  )
}
