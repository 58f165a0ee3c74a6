import { Group, Text } from '@mantine/core'
import { IconApps, IconPlus } from '@tabler/icons-react'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ButtonLink } from '../../../parts/page/links.tsx'
import { useMenuHas } from '../app-attention.ts'
import { homeTexts } from '../texts.ts'

/** What makes applications appear, and the way there for whoever may go it. */
export function NoApplications() {
  const t = useTexts(homeTexts)
  const has = useMenuHas()
  const mayConnect = useCan('sso_clients.manage') && has('/sso/clients')
  return (
    <Group gap="sm" justify="space-between">
      <Group gap="sm" wrap="nowrap" c="dimmed" flex="1 1 280px">
        <IconApps size={20} stroke={1.7} style={{ flex: 'none' }} aria-hidden />
        <Text size="sm">{t(mayConnect ? 'home.applications.none.admin' : 'home.applications.none')}</Text>
      </Group>
      {mayConnect && (
        <ButtonLink
          to="/sso/clients"
          search={{ dialog: 'register' } as never}
          variant="light"
          leftSection={<IconPlus size={18} />}
        >
          {t('home.applications.connect')}
        </ButtonLink>
      )}
    </Group>
  )
}
