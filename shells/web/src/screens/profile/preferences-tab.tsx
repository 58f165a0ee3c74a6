import { Group, Radio, Stack, useMantineColorScheme } from '@mantine/core'
import { NATIVE_NAMES } from '@tamga/formats'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnabledLanguages } from '../../data/me.ts'
import { changeProfile, type ProfileChanges } from '../../data/own/profile.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { Card } from '../../parts/page/card.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { OwnZone } from './own-zone.tsx'
import { profileTexts } from './texts.ts'

const SCHEMES = ['light', 'dark', 'auto'] as const
type Scheme = (typeof SCHEMES)[number]
type Choice = Pick<ProfileChanges, 'locale' | 'theme'>

/** Takes effect at once here; the profile carries it to other devices and into mails. */
export function PreferencesTab() {
  const t = useTexts(profileTexts)
  const { language, setLanguage, isSwitching } = useLanguage()
  const [chosen, setChosen] = useState(language)
  const languages = useEnabledLanguages()
  const store = useMutation({ mutationFn: (choice: Choice) => changeProfile(choice) })
  return (
    <Stack maw={720}>
      <ProblemAlert error={store.error} />
      <Card>
        <Radio.Group
          label={t('profile.language')}
          description={t('profile.language.text')}
          value={isSwitching ? chosen : language}
          onChange={value => {
            const next = languages.find(each => each === value)
            if (!next) return
            setChosen(next)
            setLanguage(next)
            store.mutate({ locale: next })
          }}
        >
          <Group mt="sm" gap="lg">
            {languages.map(each => (
              <Radio key={each} value={each} label={NATIVE_NAMES[each]} lang={each} />
            ))}
          </Group>
        </Radio.Group>
      </Card>
      <SchemeChoice onChoose={theme => store.mutate({ theme })} />
      <OwnZone />
    </Stack>
  )
}

function SchemeChoice({ onChoose }: { onChoose: (scheme: Scheme) => void }) {
  const t = useTexts(profileTexts)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Card>
      <Radio.Group
        label={t('profile.theme')}
        description={t('profile.theme.text')}
        value={colorScheme}
        onChange={value => {
          setColorScheme(value as Scheme)
          onChoose(value as Scheme)
        }}
      >
        <Group mt="sm" gap="lg">
          {SCHEMES.map(each => (
            <Radio key={each} value={each} label={t(`profile.theme.${each}`)} />
          ))}
        </Group>
      </Radio.Group>
    </Card>
  )
}
