import { Divider, Drawer, Group, Stack } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { BrandMark } from '../brand-mark.tsx'
import classes from '../frame.module.css'
import { TenantSwitcher } from '../tenant/tenant-switcher.tsx'
import { frameTexts } from '../texts.ts'
import { HelpLink } from '../top-bar/help-link.tsx'
import { LanguageMenu } from '../top-bar/language-menu.tsx'
import { SchemeToggle } from '../top-bar/scheme-toggle.tsx'
import { useOpenedLater } from '../use-opened-later.ts'
import { Menu } from './menu.tsx'

/** The menu of phones, with what has no room in their top bar. */
export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(frameTexts)
  return (
    <Drawer.Root opened={useOpenedLater(opened)} onClose={onClose} size={296}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('frame.menu')}>
        <Stack gap={0} h="100dvh">
          <Group justify="space-between" wrap="nowrap" pe="sm">
            <BrandMark onFollow={onClose} />
            <Drawer.CloseButton aria-label={t('frame.menu.close')} />
          </Group>
          <Stack px="sm" pb="xs">
            <TenantSwitcher />
          </Stack>
          <div className={classes.scroll}>
            <nav aria-label={t('frame.menu')}>
              <Menu onFollow={onClose} />
            </nav>
          </div>
          <Divider color="var(--app-border)" />
          <Group gap={4} p="sm">
            <LanguageMenu />
            <SchemeToggle />
            <HelpLink />
          </Group>
        </Stack>
      </Drawer.Content>
    </Drawer.Root>
  )
}
