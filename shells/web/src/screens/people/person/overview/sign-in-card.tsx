import { Group, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import type { PersonOverview } from '../../../../data/organisation/person.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { useTexts } from '../../../../i18n/texts.ts'
import { StatusBadge } from '../../../../parts/badge/status-badge.tsx'
import { Card } from '../../../../parts/page/card.tsx'
import { Fact, FactList } from '../../../../parts/page/fact-list.tsx'
import { useMethodLabel } from '../../../../parts/session/method-label.ts'
import { RelativeTime } from '../../../../parts/time/relative-time.tsx'
import { peopleTexts } from '../../texts.ts'

export function SignInCard({ overview }: { overview: PersonOverview }) {
  const t = useTexts(peopleTexts)
  const { second_factor: factor, ways_in, sessions } = overview
  const { language } = useLanguage()
  return (
    <Card title={t('person.sign_in')}>
      <FactList>
        <Fact label={t('person.second_factor')}>
          <Group gap="xs">
            <StatusBadge tone={factor.present ? 'success' : factor.required ? 'danger' : 'neutral'}>
              {t(factor.present ? 'person.second_factor.yes' : 'person.second_factor.no')}
            </StatusBadge>
            {!factor.present && factor.required && (
              <Text size="xs" c="dimmed" component="span">
                {t('person.second_factor.required')} <RelativeTime value={factor.due_at} />
              </Text>
            )}
          </Group>
        </Fact>
        <Fact label={t('person.tab.sessions')}>{fmt.number(language, sessions)}</Fact>
        <Fact label={t('person.ways_in')}>
          {ways_in.length === 0 ? '—' : ways_in.map(way => <Way key={way.methods.join(' ')} way={way} />)}
        </Fact>
      </FactList>
    </Card>
  )
}

function Way({ way }: { way: PersonOverview['ways_in'][number] }) {
  const labelOf = useMethodLabel()
  return (
    <Text size="sm" component="div">
      {labelOf({ auth_methods: way.methods, provider: null })}{' '}
      <Text size="xs" c="dimmed" component="span">
        <RelativeTime value={way.last_used_at} isFocusable />
      </Text>
    </Text>
  )
}
