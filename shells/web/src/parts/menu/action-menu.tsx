import { cloneElement, useState } from 'react'
import type { ActionMenuProps } from './action-menu-props.ts'

const load = () => import('./loaded-menu.tsx')

/** A button with a menu, which is loaded when somebody comes near it and stands on the page when first opened. */
export function ActionMenu(props: ActionMenuProps) {
  const [Loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>['LoadedMenu'] | null>(null)
  if (Loaded) return <Loaded {...props} />
  const open = () => void load().then(({ LoadedMenu }) => setLoaded(() => LoadedMenu))
  const comeNear = () => void load()
  return cloneElement(props.target, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: comeNear,
    onFocus: comeNear,
    onClick: open,
    onKeyDown: event => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open()
    },
  })
}
