import { Checkbox, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Provider, providerQuery } from '../../data/federation.ts'
import { useTexts } from '../../i18n/texts.ts'
import { federationTexts } from './texts.ts'

/** The page may have been open for a while: the numbers are those of now. */
function useNumbers(provider: Provider): Pick<Provider, 'links' | 'sessions'> {
  const { data } = useQuery({ ...providerQuery(provider.id), staleTime: 0 })
  return data ?? provider
}

type DisableEffectProps = { provider: Provider; onChoose: (endsSessions: boolean) => void }

/** Whom it keeps out, and whether those who are in shall go as well. */
export function DisableEffect({ provider, onChoose }: DisableEffectProps) {
  const t = useTexts(federationTexts)
  const { links, sessions } = useNumbers(provider)
  return (
    <Stack gap="sm">
      <Text>{t('federation.disable.effect', { count: links })}</Text>
      {sessions > 0 && (
        <Checkbox
          label={t('federation.disable.sessions', { count: sessions })}
          description={t('federation.disable.sessions.text')}
          onChange={event => onChoose(event.currentTarget.checked)}
        />
      )}
    </Stack>
  )
}

export function DeleteEffect({ provider }: { provider: Provider }) {
  const t = useTexts(federationTexts)
  const { links, sessions } = useNumbers(provider)
  return (
    <Stack gap="xs">
      <Text>{t('federation.delete.effect', { count: links })}</Text>
      {sessions > 0 && <Text fw={600}>{t('federation.delete.sessions', { count: sessions })}</Text>}
    </Stack>
  )
}
