import { Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { type KnownStatus, StatusBadge } from '../../parts/badge/status-badge.tsx'
import { Card } from '../../parts/page/card.tsx'
import { PersonAvatar } from '../../parts/person/person-avatar.tsx'
import { RoleBadges } from '../../parts/role/role-badges.tsx'
import { LanguageSelect } from '../../parts/select/language-select.tsx'
import { TestSteps } from '../../parts/steps/test-steps.tsx'
import { SAMPLE_PEOPLE } from './sample-people.ts'
import { galleryTexts } from './texts.ts'

const STATUSES: KnownStatus[] = [
  'active',
  'invited',
  'suspended',
  'failed',
  'retrying',
  'running',
  'draft',
  'closed',
]

export function BadgesSection() {
  const t = useTexts(galleryTexts)
  const { language } = useLanguage()
  const [chosen, setChosen] = useState(language)
  return (
    <Card title="Badges, avatars, test steps">
      <Stack>
        <Group gap={6}>
          {STATUSES.map(status => (
            <StatusBadge key={status} status={status} />
          ))}
        </Group>
        <Group gap={6}>
          {SAMPLE_PEOPLE.slice(0, 12).map(person => (
            <PersonAvatar key={person.id} id={person.id} name={person.name} />
          ))}
        </Group>
        <RoleBadges roles={SAMPLE_PEOPLE[2]!.roles} />
        <LanguageSelect
          label={t('gallery.field.language')}
          value={chosen}
          onChange={setChosen}
          languages={['mn', 'en', 'ar', 'zh']}
        />
        <TestSteps
          isRunning
          steps={[
            { name: t('gallery.step.dns'), ok: true, ms: 12 },
            { name: t('gallery.step.tls'), ok: true, ms: 48, detail: 'TLS 1.3' },
            {
              name: t('gallery.step.token'),
              ok: false,
              ms: 131,
              detail: t('gallery.step.refused'),
              raw: 'HTTP/1.1 401 Unauthorized\n{"error":"invalid_client"}',
            },
            { name: 'SCIM ServiceProviderConfig', ok: null },
          ]}
        />
      </Stack>
    </Card>
  )
}
