import { Box, Group, Stack, Text, Title } from '@mantine/core'
import { fmt } from '@tamga/formats'
import type { LegalEntity } from '../../../data/government/registry.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { registryTexts } from '../texts.ts'
import { addressText } from './address-text.ts'
import { Holders } from './holders.tsx'

const joined = (parts: readonly (string | null)[]): string | null => parts.filter(Boolean).join(', ') || null

export function LegalEntityCard({ entity }: { entity: LegalEntity }) {
  const t = useTexts(registryTexts)
  const { language } = useLanguage()
  const { capital, directors } = entity
  const facts = {
    state_number: entity.state_registry_number,
    legal_form: entity.legal_form,
    ownership: entity.ownership_type,
    profit: entity.profit_type,
    registered_on: entity.registered_on,
    directors: joined(directors.map(({ name, position }) => (position ? `${name} (${position})` : name))),
    address: entity.addresses.map(addressText).filter(Boolean).join('; ') || null,
    activities: joined(entity.activities),
    capital: capital && `${fmt.number(language, Number(capital.amount))} ${capital.currency}`,
    branches: joined(entity.branches),
    former_names: joined(entity.former_names),
  }
  const name = entity.name ?? entity.registry_number
  return (
    <Stack gap="lg">
      <Box>
        <Group gap="sm">
          <Title order={2} size="h3" lang="mn">
            {name}
          </Title>
          <StatusBadge tone={entity.status === 'registered' ? 'success' : 'danger'}>
            {t(`registry.status.${entity.status}`)}
          </StatusBadge>
        </Group>
        <Text c="dimmed">
          <bdi>{entity.registry_number}</bdi>
        </Text>
      </Box>
      <FactList>
        {(Object.keys(facts) as (keyof typeof facts)[])
          .filter(key => facts[key] !== null)
          .map(key => (
            <Fact key={key} label={t(`registry.entity.${key}`)}>
              <bdi lang="mn">{facts[key]}</bdi>
            </Fact>
          ))}
      </FactList>
      <Holders title={t('registry.founders')} of={name} holders={entity.founders} />
      <Holders title={t('registry.shareholders')} of={name} holders={entity.shareholders} />
    </Stack>
  )
}
