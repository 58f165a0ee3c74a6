import { Button, Group, Stack, Title } from '@mantine/core'
import { IconArrowsMove, IconPencil, IconUsers } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../data/me.ts'
import { type Unit, unitQuery } from '../../data/organisation/units.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { DetailDrawer } from '../../parts/overlay/detail-drawer.tsx'
import { Fact, FactList } from '../../parts/page/fact-list.tsx'
import { ButtonLink } from '../../parts/page/links.tsx'
import { PersonCell } from '../../parts/person/person-cell.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { UnitPath } from '../../parts/unit/unit-select.tsx'
import { unitsTexts } from './texts.ts'
import { UnitHistory } from './unit-history.tsx'
import type { UnitActs } from './use-unit-acts.tsx'

type UnitDrawerProps = { id: string | undefined; acts: UnitActs; onClose: () => void }

export function UnitDrawer({ id, acts, onClose }: UnitDrawerProps) {
  const t = useTexts(unitsTexts)
  const { data, error, refetch } = useQuery({ ...unitQuery(id ?? ''), enabled: id !== undefined })
  return (
    <DetailDrawer opened={id !== undefined} onClose={onClose} title={data?.name ?? t('units.title')}>
      {error && !data && <ProblemState error={error} onRetry={() => void refetch()} />}
      {data && <Details unit={data} acts={acts} />}
    </DetailDrawer>
  )
}

function Details({ unit, acts }: { unit: Unit; acts: UnitActs }) {
  const t = useTexts(unitsTexts)
  const { language } = useLanguage()
  return (
    <Stack>
      <FactList>
        <Fact label={t('units.place')}>
          <UnitPath path={unit.path} isPlain />
        </Fact>
        <Fact label={t('units.code')}>{unit.code ? <bdi>{unit.code}</bdi> : '—'}</Fact>
        <Fact label={t('units.manager')}>{unit.manager ? <PersonCell person={unit.manager} /> : '—'}</Fact>
        <Fact label={t('units.members')}>{fmt.number(language, unit.members)}</Fact>
        <Fact label={t('units.members.total')}>{fmt.number(language, unit.total_members)}</Fact>
        <Fact label={t('units.children')}>{fmt.number(language, unit.children)}</Fact>
      </FactList>
      <Buttons unit={unit} acts={acts} />
      <Title order={3} size="h4" mt="sm">
        {t('units.history')}
      </Title>
      <UnitHistory id={unit.id} />
    </Stack>
  )
}

function Buttons({ unit, acts }: { unit: Unit; acts: UnitActs }) {
  const t = useTexts(unitsTexts)
  const canManage = useCan('organisation.manage')
  return (
    <Group gap="xs">
      <ButtonLink
        to="/organisation/members"
        search={{ unit: unit.id }}
        variant="default"
        size="xs"
        leftSection={<IconUsers size={16} />}
      >
        {t('units.members.open')}
      </ButtonLink>
      {canManage && (
        <>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={16} />}
            onClick={() => acts.edit(unit)}
          >
            {t('units.edit')}
          </Button>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowsMove size={16} />}
            onClick={() => acts.move(unit)}
          >
            {t('units.move')}
          </Button>
        </>
      )}
    </Group>
  )
}
