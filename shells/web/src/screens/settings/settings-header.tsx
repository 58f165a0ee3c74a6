import { Button, Group } from '@mantine/core'
import { IconMail, IconPalette, IconServer, IconShield, IconToggleRight } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useMe } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { settingsTexts } from './texts.ts'

const PAGES = [
  { key: 'appearance', to: '/settings/appearance', icon: IconPalette, isForOperators: false },
  { key: 'security', to: '/settings/security', icon: IconShield, isForOperators: false },
  { key: 'mails', to: '/settings/mails', icon: IconMail, isForOperators: false },
  { key: 'features', to: '/settings/features', icon: IconToggleRight, isForOperators: false },
  { key: 'platform', to: '/settings/platform', icon: IconServer, isForOperators: true },
] as const

export type SettingsPage = (typeof PAGES)[number]['key']

/** Title of a page of settings, and the way to the others. */
export function SettingsHeader({ page }: { page: SettingsPage }) {
  const t = useTexts(settingsTexts)
  const { user } = useMe()
  const { pathname } = useLocation()
  return (
    <>
      <PageHeader title={t(`settings.${page}.title`)} description={t(`settings.${page}.subtitle`)} />
      <nav aria-label={t('settings.pages')}>
        <Group gap="xs" mb="lg">
          {PAGES.filter(({ isForOperators }) => user.is_operator || !isForOperators).map(
            ({ key, to, icon: Icon }) => (
              <Button
                key={key}
                component={Link}
                to={to}
                size="sm"
                variant={pathname === to ? 'light' : 'subtle'}
                color={pathname === to ? undefined : 'gray'}
                aria-current={pathname === to ? 'page' : undefined}
                leftSection={<Icon size={16} />}
              >
                {t(`settings.${key}.title`)}
              </Button>
            ),
          )}
        </Group>
      </nav>
    </>
  )
}
