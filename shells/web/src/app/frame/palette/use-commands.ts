import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import {
  IconAffiliate,
  IconApi,
  IconAppWindow,
  IconBuilding,
  IconHelp,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSun,
  IconUserCircle,
  IconUserPlus,
} from '@tabler/icons-react'
import { NATIVE_NAMES } from '@tamga/formats'
import { useNavigate } from '@tanstack/react-router'
import { boot } from '../../../api/boot.ts'
import { signOut, switchTenant, useEnabledLanguages, useMe } from '../../../data/me.ts'
import { menuItemsOf, useMenuGroups } from '../../../data/menu.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { menuIcon } from '../../../parts/menu/menu-icons.ts'
import { openExternal } from '../../../platform/core-shell.ts'
import { frameTexts } from '../texts.ts'
import type { Command } from './command.ts'

/** Every screen that the menu leads to, with the group it stands in. */
export function useScreenCommands(): Command[] {
  const t = useTexts(frameTexts)
  const navigate = useNavigate()
  const screens = useMenuGroups().flatMap(group =>
    group.items.map(item => ({
      id: `screen-${item.key}`,
      label: item.label,
      description: group.label ?? undefined,
      icon: menuIcon(item.icon),
      run: () => void navigate({ to: item.path }),
    })),
  )
  const profile = {
    id: 'screen-profile',
    label: t('frame.profile'),
    icon: IconUserCircle,
    run: () => void navigate({ to: '/profile' }),
  }
  return [...screens, profile]
}

/** What can be done from anywhere, as far as the person may. */
export function useActionCommands(onKeyboardHelp: () => void): Command[] {
  const t = useTexts(frameTexts)
  const navigate = useNavigate()
  const { permissions } = useMe()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const docs = boot.brand.docs_url
  const screens = menuItemsOf(useMenuGroups())
  // What is done on the screen of an app can be begun where the menu leads there.
  const may = (permission: string, path: string) =>
    permissions.includes(permission) && screens.some(screen => screen.path === path)
  const commands: (Command | false)[] = [
    permissions.includes('organisation.manage') && {
      id: 'invite',
      label: t('frame.palette.invite'),
      icon: IconUserPlus,
      run: () => void navigate({ href: '/organisation/members?dialog=invite' }),
    },
    may('sso_clients.manage', '/sso/clients') && {
      id: 'register',
      label: t('frame.palette.register'),
      icon: IconAppWindow,
      run: () => void navigate({ href: '/sso/clients?dialog=register' }),
    },
    may('sso_federation.manage', '/sso/federation') && {
      id: 'connect',
      label: t('frame.palette.connect'),
      icon: IconAffiliate,
      run: () => void navigate({ href: '/sso/federation?dialog=connect' }),
    },
    {
      id: 'scheme',
      label: isDark ? t('frame.scheme.light') : t('frame.scheme.dark'),
      icon: isDark ? IconSun : IconMoon,
      run: () => setColorScheme(isDark ? 'light' : 'dark'),
    },
    { id: 'keys', label: t('frame.keys.title'), icon: IconKeyboard, run: onKeyboardHelp },
    docs !== null && {
      id: 'help',
      label: t('frame.help'),
      icon: IconHelp,
      run: () => openExternal(docs),
    },
    { id: 'api', label: t('frame.palette.api'), icon: IconApi, run: () => location.assign('/docs') },
    { id: 'sign-out', label: t('frame.sign_out'), icon: IconLogout, run: () => void signOut() },
  ]
  return commands.filter(command => command !== false)
}

export function useTenantCommands(): Command[] {
  const t = useTexts(frameTexts)
  const { tenant, tenants } = useMe()
  return tenants
    .filter(each => each.id !== tenant.id)
    .map(each => ({
      id: `tenant-${each.id}`,
      label: each.name,
      description: t('frame.palette.switch'),
      icon: IconBuilding,
      run: () => void switchTenant(each.id),
    }))
}

export function useLanguageCommands(): Command[] {
  const { language, setLanguage } = useLanguage()
  return useEnabledLanguages()
    .filter(each => each !== language)
    .map(each => ({
      id: `language-${each}`,
      label: NATIVE_NAMES[each],
      icon: IconLanguage,
      run: () => setLanguage(each),
    }))
}
