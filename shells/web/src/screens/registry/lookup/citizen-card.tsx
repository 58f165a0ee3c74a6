import { Box, Stack, Text, Title } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import type { Citizen } from '../../../data/government/registry.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { registryTexts } from '../texts.ts'
import { addressText } from './address-text.ts'
import classes from './lookup.module.css'

export function CitizenCard({ citizen }: { citizen: Citizen }) {
  const t = useTexts(registryTexts)
  const name = [citizen.family_name, citizen.given_name].filter(Boolean).join(' ')
  const facts = {
    clan_name: citizen.clan_name,
    gender: citizen.gender,
    nationality: citizen.nationality,
    birth_date: citizen.birth_date,
    birth_place: citizen.birth_place,
    civil_id: citizen.civil_id,
    address: addressText(citizen.address),
    card_address: citizen.id_card.address,
    card_valid: [citizen.id_card.issued_on, citizen.id_card.expires_on].filter(Boolean).join(' – ') || null,
  }
  return (
    <div className={classes.citizen}>
      <Photo citizen={citizen} name={name} />
      <Stack gap="md" miw={0}>
        <Box>
          <Title order={2} size="h3" lang="mn">
            {name || citizen.registry_number}
          </Title>
          <Text c="dimmed">
            <bdi>{citizen.registry_number}</bdi>
          </Text>
        </Box>
        <FactList>
          {(Object.keys(facts) as (keyof typeof facts)[]).map(key => (
            <Fact key={key} label={t(`registry.citizen.${key}`)}>
              {facts[key] === null ? '–' : <bdi lang="mn">{facts[key]}</bdi>}
            </Fact>
          ))}
        </FactList>
      </Stack>
    </div>
  )
}

function Photo({ citizen: { photo }, name }: { citizen: Citizen; name: string }) {
  const t = useTexts(registryTexts)
  if (!photo)
    return (
      <div className={classes.photo} role="img" aria-label={t('registry.no_photo')}>
        <IconUser size={48} stroke={1.2} aria-hidden />
      </div>
    )
  return (
    <img
      className={classes.photo}
      src={`data:${photo.media_type};base64,${photo.data}`}
      alt={t('registry.photo', { name })}
      width={120}
      height={150}
    />
  )
}
