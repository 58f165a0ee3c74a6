import { Group, Radio, Stack, useMantineColorScheme } from '@mantine/core'
import { NATIVE_NAMES } from '@tamga/core/i18n'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, dataOf } from '../../api/client.ts'
import { useEnabledLanguages } from '../../app/frame/use-enabled-languages.ts'
import { meQuery } from '../../data/me.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { Card } from '../../parts/page/card.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { profileTexts } from './texts.ts'

const SCHEMES = ['light', 'dark', 'auto'] as const
type Scheme = (typeof SCHEMES)[number]

/** Takes effect at once here; the profile carries it to other devices and into mails. */
export function PreferencesTab() {
  const t = useTexts(profileTexts)
  const { language, setLanguage, isSwitching } = useLanguage()
  const [chosen, setChosen] = useState(language)
  const languages = useEnabledLanguages()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const store = useStoredChoice()
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
      <Card>
        <Radio.Group
          label={t('profile.theme')}
          description={t('profile.theme.text')}
          value={colorScheme}
          onChange={value => {
            setColorScheme(value as Scheme)
            store.mutate({ theme: value as Scheme })
          }}
        >
          <Group mt="sm" gap="lg">
            {SCHEMES.map(each => (
              <Radio key={each} value={each} label={t(`profile.theme.${each}`)} />
            ))}
          </Group>
        </Radio.Group>
      </Card>
    </Stack>
  )
}

type Choice = { locale?: 'mn' | 'en' | 'ar' | 'zh' | 'fr' | 'ru' | 'es'; theme?: Scheme }

function useStoredChoice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Choice) => dataOf(api.PATCH('/api/v1/me', { body })),
    onSuccess: user => client.setQueryData(meQuery.queryKey, me => me && { ...me, user }),
  })
}
