import { Menu } from '@mantine/core'
import { cloneElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ActionMenuProps } from './action-menu-props.ts'
import { LoadedMenuParts } from './menu-parts.ts'

/** The menu in place of the button that asked for it: it takes the focus over and opens. */
export function LoadedMenu({ target, children, width }: ActionMenuProps) {
  const button = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState(false)
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  // Open from its first moment, the menu would not know what to give the focus back to.
  useEffect(() => setOpened(true), [])
  return (
    <LoadedMenuParts value={Menu}>
      <Menu opened={opened} onChange={setOpened} position="bottom-end" shadow="md" width={width} returnFocus>
        <Menu.Target>{cloneElement(target, { ref: button })}</Menu.Target>
        <Menu.Dropdown>{children}</Menu.Dropdown>
      </Menu>
    </LoadedMenuParts>
  )
}
