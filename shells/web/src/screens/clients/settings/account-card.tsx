import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../../data/me.ts'
import { allServiceAccountsQuery } from '../../../data/service-accounts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { clientsTexts } from '../texts.ts'

type AccountCardProps = {
  value: string
  onChange: (account: string) => void
  error: React.ReactNode
  isReadOnly: boolean
}

/** As whom the application acts when it acts for itself; without one its own tokens open nothing of ours. */
export function AccountCard({ value, onChange, error, isReadOnly }: AccountCardProps) {
  const t = useTexts(clientsTexts)
  const canSee = useCan('organisation.read')
  const { data } = useQuery({ ...allServiceAccountsQuery, enabled: canSee })
  const accounts = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Card title={t('clients.account')} description={t('clients.account.text')}>
      {canSee ? (
        <SelectField
          aria-label={t('clients.account')}
          placeholder={t('clients.account.none')}
          data={accounts}
          searchable
          clearable
          disabled={isReadOnly}
          value={value || null}
          onChange={next => onChange(next ?? '')}
          error={error}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t('clients.account.hidden')}
        </Text>
      )}
      {canSee && (
        <Text size="sm" mt="xs">
          <TextLink to="/service-accounts">{t('clients.account.manage')}</TextLink>
        </Text>
      )}
    </Card>
  )
}
