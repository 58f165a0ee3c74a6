import { Code, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { App } from '../../../data/apps.ts'
import { useCan } from '../../../data/me.ts'
import { permissionsQuery } from '../../../data/organisation/roles.ts'
import { permissionTextsQuery } from '../../../data/server-texts.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { storeTexts } from '../texts.ts'

/** What roles can carry because of this app. */
export function PermissionList({ app }: { app: App }) {
  const t = useTexts(storeTexts)
  const own = useAppPermissions(app)
  return (
    <Card title={t('store.permissions')} description={t('store.permissions.text')}>
      {own.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('store.permissions.none')}
        </Text>
      ) : (
        <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {own.map(({ permission, description }) => (
            <li key={permission}>
              <Text size="sm">{description}</Text>
              <Code dir="ltr">{permission}</Code>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  )
}

/** The directory lists those of installed apps; of others the server has the words, under the app's name. */
function useAppPermissions(app: App) {
  const { language } = useLanguage()
  const isListed = useCan('organisation.read') && app.installed
  const listed = useQuery({ ...permissionsQuery(language), enabled: isListed })
  const words = useQuery({ ...permissionTextsQuery(language), enabled: !isListed })
  if (isListed) return listed.data?.items.filter(item => item.app === app.slug) ?? []
  const prefix = `${app.slug.replaceAll('-', '_')}.`
  return words.data?.filter(({ permission }) => permission.startsWith(prefix)) ?? []
}
