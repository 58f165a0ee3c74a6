import { useComputedColorScheme } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { useBrand } from '../brand.tsx'
import { signInTexts } from '../texts.ts'
import { Seal } from './seal.tsx'

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
