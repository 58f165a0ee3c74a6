import { Badge, Group, Stack } from '@mantine/core'
import { type Language, NATIVE_NAMES } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { mailQuery, mailsQuery } from '../../../data/mails.ts'
import { useEnabledLanguages } from '../../../data/me.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { RequirePermission } from '../../../parts/state/require-permission.tsx'
import { FormSkeleton } from '../form-skeleton.tsx'
import { mailsAddress } from '../mails-address.ts'
import { SettingsHeader } from '../settings-header.tsx'
import { settingsTexts } from '../texts.ts'
import { useSettings } from '../use-settings.ts'
import { MailEditor } from './mail-editor.tsx'

export function MailsScreen() {
  return (
    <RequirePermission permission="settings.read">
      <SettingsHeader page="mails" />
      <Mails />
    </RequirePermission>
  )
}

const FIRST = 'invitation'

/** Which mail is worded, and in which language, is in the address. */
function Mails() {
  const t = useTexts(settingsTexts)
  const { language: own } = useLanguage()
  const navigate = useNavigate()
  const { kind = FIRST, language = own } = mailsAddress.useSearch()
  const languages = useEnabledLanguages()
  const { data, error } = useQuery(mailsQuery(own))
  const go = (search: { kind?: string; language?: Language }) =>
    void navigate({ to: '/settings/mails', search: { kind, language, ...search } })
  if (error) return <ProblemState error={error} />
  const chosen = data?.items.find(mail => mail.kind === kind)
  return (
    <Stack gap="lg">
      <Group align="end">
        <SelectField
          label={t('settings.mails.kind')}
          allowDeselect={false}
          w={{ base: '100%', sm: 360 }}
          data={(data?.items ?? []).map(mail => ({ value: mail.kind, label: mail.name }))}
          value={data ? kind : null}
          onChange={next => next && go({ kind: next })}
        />
        <SelectField
          label={t('settings.mails.language')}
          allowDeselect={false}
          w={180}
          data={languages.map(value => ({ value, label: NATIVE_NAMES[value] }))}
          value={language}
          onChange={next => next && go({ language: next as Language })}
        />
        {chosen?.customised.includes(language) && (
          <Badge variant="light" mb={8}>
            {t('settings.mails.customised')}
          </Badge>
        )}
      </Group>
      <Chosen key={`${kind} ${language}`} mail={{ kind, language }} />
    </Stack>
  )
}

function Chosen({ mail }: { mail: { kind: string; language: Language } }) {
  const { data, error, visit, reload } = useSettings(useQuery(mailQuery(mail)))
  if (error) return <ProblemState error={error} onRetry={reload} />
  if (!data) return <FormSkeleton />
  return <MailEditor key={visit} mail={mail} template={data} onReload={reload} />
}
