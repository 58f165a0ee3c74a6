import { isLightColor, Text } from '@mantine/core'
import { direction, type Language } from '@tamga/formats'
import type { CSSProperties } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { paletteOf } from '../../../../parts/color/palette.ts'
import { Seal } from '../../../../sign-in/frame/seal.tsx'
import { SECTIONS } from '../../../../sign-in/sections.tsx'
import { signInTexts } from '../../../../sign-in/texts.ts'
import { settingsTexts } from '../../texts.ts'
import { isSection } from '../landing-sections.ts'
import classes from './login-preview.module.css'

type LoginPreviewProps = {
  scheme: 'light' | 'dark'
  language: Language
  color: string
  name: string
  description: string
  logo: string | null
  sections: string[]
}

const MOST_SECTIONS = 3

/** A picture of the login page, drawn with the same palette as the page itself. */
export function LoginPreview({
  scheme,
  language,
  color,
  name,
  description,
  logo,
  sections,
}: LoginPreviewProps) {
  const t = useTexts(settingsTexts)
  const named = useTexts(signInTexts)
  const palette = paletteOf(color)
  const filled = palette[6]!
  const style = {
    '--preview-from': palette[9],
    '--preview-to': palette[7],
    '--preview-filled': filled,
    '--preview-on-filled': isLightColor(filled) ? '#000' : '#fff',
  }
  const label = t(`settings.preview.${scheme}`)
  return (
    <figure className={classes.figure}>
      <div
        className={classes.page}
        data-scheme={scheme}
        style={style as CSSProperties}
        role="img"
        aria-label={`${label}: ${name}`}
      >
        <div className={classes.panel} dir={direction(language)} lang={language}>
          <div className={classes.mark}>
            {logo ? <img src={logo} alt="" /> : <Seal size={22} className={classes.seal} />}
            <span>{name}</span>
          </div>
          <div className={classes.words}>
            <strong>{description && description !== name ? description : named('landing.tagline')}</strong>
            <Benefits sections={sections} />
          </div>
        </div>
        <SignInForm />
      </div>
      <Text component="figcaption" size="xs" c="dimmed" mt={4}>
        {label}
      </Text>
    </figure>
  )
}

function Benefits({ sections }: { sections: string[] }) {
  const named = useTexts(signInTexts)
  return sections
    .filter(isSection)
    .slice(0, MOST_SECTIONS)
    .map(slug => {
      const Icon = SECTIONS[slug]
      return (
        <span key={slug} className={classes.benefit}>
          <Icon size={12} aria-hidden />
          {named(`section.${slug}`)}
        </span>
      )
    })
}

function SignInForm() {
  const t = useTexts(settingsTexts)
  return (
    <div className={classes.work}>
      <b>{t('settings.preview.sign_in')}</b>
      <span className={classes.label}>{t('settings.preview.email')}</span>
      <span className={classes.input} />
      <span className={classes.label}>{t('settings.preview.password')}</span>
      <span className={classes.input} />
      <span className={classes.button}>{t('settings.preview.sign_in')}</span>
      <span className={classes.forgotten}>{t('settings.preview.forgotten')}</span>
    </div>
  )
}
