import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconDevices, IconDoorExit, IconKeyboard, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { signOut, signOutEverywhere, useMe, useSignOutProvider } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ActionMenu } from '../../../parts/menu/action-menu.tsx'
import { MenuDivider, MenuItem, MenuLabel } from '../../../parts/menu/menu-parts.ts'
import { PersonAvatar } from '../../../parts/person/person-avatar.tsx'
import classes from '../frame.module.css'
import { frameTexts } from '../texts.ts'

export function AccountMenu({ onKeyboardHelp }: { onKeyboardHelp: () => void }) {
  const t = useTexts(frameTexts)
  const { user } = useMe()
  return (
    <ActionMenu
      width={260}
      target={
        <UnstyledButton className={classes.account}>
          <VisuallyHidden>{t('frame.account', { name: user.name })}</VisuallyHidden>
          <PersonAvatar id={user.id} name={user.name} picture={user.picture} size={36} />
        </UnstyledButton>
      }
    >
      <MenuLabel>
        <Text component="span" display="block" c="var(--mantine-color-text)" fw={600} size="sm" truncate>
          {user.name}
        </Text>
        <Text component="span" display="block" size="xs" truncate>
          <bdi>{user.email}</bdi>
        </Text>
      </MenuLabel>
      <MenuDivider />
      <MenuItem component={Link} to="/profile" leftSection={<IconUserCircle size={18} />}>
        {t('frame.profile')}
      </MenuItem>
      <MenuItem
        renderRoot={root => <Link to="/profile" search={{ tab: 'sessions' }} {...root} />}
        leftSection={<IconDevices size={18} />}
      >
        {t('frame.my_sessions')}
      </MenuItem>
      <MenuItem visibleFrom="sm" leftSection={<IconKeyboard size={18} />} onClick={onKeyboardHelp}>
        {t('frame.keys.title')}
      </MenuItem>
      <MenuDivider />
      <SignOutItems />
    </ActionMenu>
  )
}

/** A session that came from elsewhere can end there as well. */
function SignOutItems() {
  const t = useTexts(frameTexts)
  const provider = useSignOutProvider()
  return (
    <>
      <MenuItem leftSection={<IconLogout size={18} className="rtl-flip" />} onClick={() => void signOut()}>
        {t('frame.sign_out')}
      </MenuItem>
      {provider && (
        <MenuItem
          leftSection={<IconDoorExit size={18} className="rtl-flip" />}
          onClick={() => void signOutEverywhere()}
        >
          {t('frame.sign_out.everywhere')}
          <Text component="span" display="block" size="xs" c="dimmed" truncate>
            {t('frame.sign_out.also', { name: provider.name })}
          </Text>
        </MenuItem>
      )}
    </>
  )
}
