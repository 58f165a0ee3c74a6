import { Group } from '@mantine/core'
import { fmt } from '@tamga/formats'
import type { MemberDetail } from '../../../../data/organisation/members.ts'
import type { PersonOverview } from '../../../../data/organisation/person.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { useTexts } from '../../../../i18n/texts.ts'
import { Card } from '../../../../parts/page/card.tsx'
import { Fact, FactList } from '../../../../parts/page/fact-list.tsx'
import { TextLink } from '../../../../parts/page/links.tsx'
import { AbsoluteTime } from '../../../../parts/time/relative-time.tsx'
import { UnitPath } from '../../../../parts/unit/unit-select.tsx'
import { peopleTexts } from '../../texts.ts'

type ProfileCardProps = { member: MemberDetail; overview: PersonOverview }

export function ProfileCard({ member, overview }: ProfileCardProps) {
  const t = useTexts(peopleTexts)
  const { unit, manager, position, employee_number } = member
  return (
    <Card title={t('person.profile')}>
      <FactList>
        <Fact label={t('people.column.unit')}>
          {unit ? (
            <TextLink to="/organisation/units" search={{ unit: unit.id }} size="sm">
              <UnitPath path={overview.unit_path} isPlain />
            </TextLink>
          ) : (
            '—'
          )}
        </Fact>
        <Fact label={t('people.field.position')}>
          <bdi>{position ?? '—'}</bdi>
        </Fact>
        <Fact label={t('people.field.manager')}>
          {manager ? (
            <TextLink to="/organisation/members/$id" params={{ id: manager.id }} size="sm">
              <bdi>{manager.name}</bdi>
            </TextLink>
          ) : (
            '—'
          )}
        </Fact>
        <Fact label={t('people.field.employee_number')}>
          <bdi>{employee_number ?? '—'}</bdi>
        </Fact>
        {overview.profile?.phone && (
          <Fact label={t('person.phone')}>
            <bdi dir="ltr">{overview.profile.phone}</bdi>
          </Fact>
        )}
        <Managed overview={overview} />
        <Fact label={t('people.column.joined')}>
          <AbsoluteTime value={member.created_at} />
        </Fact>
      </FactList>
    </Card>
  )
}

/** Whom and what the person answers for. */
function Managed({ overview: { manages } }: { overview: PersonOverview }) {
  const t = useTexts(peopleTexts)
  const { language } = useLanguage()
  if (manages.people === 0 && manages.units.length === 0) return null
  return (
    <Fact label={t('person.manages')}>
      <Group gap="xs">
        {manages.units.map(({ id, name }) => (
          <TextLink key={id} to="/organisation/units" search={{ unit: id }} size="sm">
            <bdi>{name}</bdi>
          </TextLink>
        ))}
        {manages.people > 0 && (
          <span>{t('person.manages.people', { number: fmt.number(language, manages.people) })}</span>
        )}
      </Group>
    </Fact>
  )
}
