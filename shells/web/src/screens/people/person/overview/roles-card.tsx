import { Stack, Text } from '@mantine/core'
import type { PersonOverview } from '../../../../data/organisation/person.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Card } from '../../../../parts/page/card.tsx'
import { TextLink } from '../../../../parts/page/links.tsx'
import { useRoleNames } from '../../../../parts/role/role-names.ts'
import { RelativeTime } from '../../../../parts/time/relative-time.tsx'
import { peopleTexts } from '../../texts.ts'

type Grant = PersonOverview['grants'][number]

/** What the person holds, why, and since when. */
export function RolesCard({ overview }: { overview: PersonOverview }) {
  const t = useTexts(peopleTexts)
  return (
    <Card title={t('person.tab.roles')}>
      <Stack gap="sm">
        {overview.grants.length === 0 && <Text c="dimmed">{t('person.roles.empty')}</Text>}
        {overview.grants.map(grant => (
          <GrantLine key={grant.role.id} grant={grant} />
        ))}
      </Stack>
    </Card>
  )
}

function GrantLine({ grant: { role, reasons } }: { grant: Grant }) {
  const t = useTexts(peopleTexts)
  const { nameOf } = useRoleNames()
  return (
    <div>
      <TextLink to="/organisation/roles/$id" params={{ id: role.id }} fw={600} size="sm">
        {nameOf(role)}
      </TextLink>
      {reasons.map(({ kind, name, by, at }) => (
        <Text key={`${kind}${name}`} size="xs" c="dimmed" component="div">
          {t(`person.why.${kind}`, { name: name ?? '—' })}
          {by && (
            <>
              {' · '}
              <bdi>{by}</bdi>
            </>
          )}
          {' · '}
          <RelativeTime value={at} isFocusable />
        </Text>
      ))}
    </div>
  )
}
