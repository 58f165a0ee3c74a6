import { Box } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { PageWaiting } from '../../parts/page/page-waiting.tsx'
import { BrandMark } from './brand-mark.tsx'
import { TroubleBanner } from './connection/trouble-banner.tsx'
import classes from './frame.module.css'
import { useFrameKeys } from './keys/use-frame-keys.ts'
import { useCollapsed } from './menu/collapsed.ts'
import { Menu } from './menu/menu.tsx'
import { TenantSwitcher } from './tenant/tenant-switcher.tsx'
import { frameTexts } from './texts.ts'
import { TopBar } from './top-bar/top-bar.tsx'
import { useProfileChoices } from './top-bar/use-profile-choices.ts'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { useFreshTexts } from './use-fresh-texts.ts'

const MenuDrawer = lazyPart(() => import('./menu/menu-drawer.tsx'), 'MenuDrawer')
const CommandPalette = lazyPart(() => import('./palette/command-palette.tsx'), 'CommandPalette')
const KeyboardHelp = lazyPart(() => import('./keys/keyboard-help.tsx'), 'KeyboardHelp')

/** Menu, top bar and the screen of the address. */
export function AppFrame() {
  const t = useTexts(frameTexts)
  const main = useRef<HTMLElement>(null)
  const [isCollapsed, setCollapsed] = useCollapsed()
  const overlay = useOverlays()
  useDocumentTitle(main)
  useFocusOnArrival(main)
  useFreshTexts()
  useProfileChoices()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('frame.skip')}
      </a>
      <div className={classes.shell} data-narrow={isCollapsed || undefined}>
        <header className={classes.header}>
          <TopBar
            isCollapsed={isCollapsed}
            onCollapse={() => setCollapsed(!isCollapsed)}
            isDrawerOpen={overlay.drawer === true}
            onDrawer={overlay.openDrawer}
            onSearch={overlay.openPalette}
            onKeyboardHelp={overlay.openKeys}
          />
        </header>
        <SideMenu isNarrow={isCollapsed} />
        <main id="main" ref={main} tabIndex={-1} className={classes.main}>
          <TroubleBanner />
          <Box maw={1280} mx="auto">
            <Suspense fallback={<PageWaiting />}>
              <Outlet />
            </Suspense>
          </Box>
        </main>
      </div>
      <Suspense>
        {overlay.drawer !== null && <MenuDrawer opened={overlay.drawer} onClose={overlay.closeDrawer} />}
        {overlay.palette !== null && (
          <CommandPalette
            isOpen={overlay.palette}
            onClose={overlay.closePalette}
            onKeyboardHelp={overlay.openKeys}
          />
        )}
        {overlay.keys !== null && <KeyboardHelp opened={overlay.keys} onClose={overlay.closeKeys} />}
      </Suspense>
    </>
  )
}

/** Loaded when first wanted: null until then. */
function useOverlays() {
  const [drawer, setDrawer] = useState<boolean | null>(null)
  const [palette, setPalette] = useState<boolean | null>(null)
  const [keys, setKeys] = useState<boolean | null>(null)
  const openKeys = () => setKeys(true)
  useFrameKeys({ onPalette: () => setPalette(open => !open), onHelp: openKeys })
  return {
    drawer,
    palette,
    keys,
    openDrawer: () => setDrawer(true),
    closeDrawer: () => setDrawer(false),
    openPalette: () => setPalette(true),
    closePalette: () => setPalette(false),
    openKeys,
    closeKeys: () => setKeys(false),
  }
}

function SideMenu({ isNarrow }: { isNarrow: boolean }) {
  const t = useTexts(frameTexts)
  return (
    <nav id="menu" className={classes.menu} aria-label={t('frame.menu')}>
      <BrandMark isNarrow={isNarrow} />
      <Box px="sm" pb="xs">
        <TenantSwitcher isNarrow={isNarrow} />
      </Box>
      <div className={classes.scroll}>
        <Menu isNarrow={isNarrow} />
      </div>
    </nav>
  )
}
