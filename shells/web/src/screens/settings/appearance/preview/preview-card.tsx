import type { Language } from '@tamga/formats'
import { useTexts } from '../../../../i18n/texts.ts'
import { Card } from '../../../../parts/page/card.tsx'
import { settingsTexts } from '../../texts.ts'
import classes from '../appearance.module.css'
import type { AppearanceValues } from '../appearance-values.ts'
import { type InstallationBrand, shownColor, shownText } from './brand-preview.ts'
import { LoginPreview } from './login-preview.tsx'

type PreviewCardProps = { values: AppearanceValues; installation: InstallationBrand; language: Language }

/** The login page as it will be, light and dark at once. */
export function PreviewCard({ values, installation, language }: PreviewCardProps) {
  const t = useTexts(settingsTexts)
  const own = values.brand.logo_uri
  const shared = {
    language,
    color: shownColor(values, installation),
    name: shownText(values, installation, { part: 'name', language }),
    description: shownText(values, installation, { part: 'description', language }),
    sections: values.brand.sections,
  }
  return (
    <Card
      title={t('settings.preview.title')}
      description={t('settings.preview.text')}
      className={classes.preview}
    >
      <div className={classes.previews}>
        {/* The logo stands on the colour of the brand in both, so it is the one for a dark ground. */}
        {(['light', 'dark'] as const).map(scheme => (
          <LoginPreview
            key={scheme}
            scheme={scheme}
            logo={own || installation?.logo_dark_uri || installation?.logo_uri || null}
            {...shared}
          />
        ))}
      </div>
    </Card>
  )
}
