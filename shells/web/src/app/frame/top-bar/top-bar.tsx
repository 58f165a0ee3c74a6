import { ActionIcon, Box, Burger, Group } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Hint } from '../../../parts/overlay/hint.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import classes from '../frame.module.css'
import { frameTexts } from '../texts.ts'
import { AccountMenu } from './account-menu.tsx'
import { HelpLink } from './help-link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { SchemeToggle } from './scheme-toggle.tsx'
import { SearchButton } from './search-button.tsx'
import { Trail } from './trail.tsx'

// After the frame: nobody waits for it.
const Bell = lazyPart(() => import('./bell/bell.tsx'), 'Bell')

type TopBarProps = {
  isCollapsed: boolean
  onCollapse: () => void
  isDrawerOpen: boolean
  onDrawer: () => void
  onSearch: () => void
  onKeyboardHelp: () => void
}

export function TopBar({
  isCollapsed,
  onCollapse,
  isDrawerOpen,
  onDrawer,
  onSearch,
  onKeyboardHelp,
}: TopBarProps) {
  const t = useTexts(frameTexts)
  return (
    <div className={classes.bar}>
      <Burger
        hiddenFrom="sm"
        size="sm"
        opened={isDrawerOpen}
        onClick={onDrawer}
        aria-label={t('frame.menu.open')}
        aria-expanded={isDrawerOpen}
      />
      <CollapseButton isCollapsed={isCollapsed} onCollapse={onCollapse} />
      <Box flex={1} miw={0}>
        <Trail />
      </Box>
      <SearchButton onOpen={onSearch} />
      <Suspense fallback={<Box w={36} flex="none" />}>
        <Bell />
      </Suspense>
      <Group gap={2} wrap="nowrap" visibleFrom="sm">
        <HelpLink />
        <LanguageMenu />
        <SchemeToggle />
      </Group>
      <AccountMenu onKeyboardHelp={onKeyboardHelp} />
    </div>
  )
}

function CollapseButton({ isCollapsed, onCollapse }: Pick<TopBarProps, 'isCollapsed' | 'onCollapse'>) {
  const t = useTexts(frameTexts)
  const label = isCollapsed ? t('frame.menu.widen') : t('frame.menu.narrow')
  const Icon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <Hint label={label}>
      <ActionIcon
        visibleFrom="sm"
        variant="subtle"
        color="gray"
        size={36}
        ms={-8}
        aria-label={label}
        aria-expanded={!isCollapsed}
        aria-controls="menu"
        onClick={onCollapse}
      >
        <Icon size={20} stroke={1.7} className="rtl-flip" />
      </ActionIcon>
    </Hint>
  )
}
