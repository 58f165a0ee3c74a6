import { useDirection } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { MenuItem } from '../../../data/menu.ts'
import { menuIcon } from '../../../parts/menu/menu-icons.ts'
import { Hint } from '../../../parts/overlay/hint.tsx'
import classes from '../frame.module.css'

type MenuLinkProps = { item: MenuItem; isCurrent: boolean; isNarrow: boolean; onFollow?: () => void }

export function MenuLink({ item, isCurrent, isNarrow, onFollow }: MenuLinkProps) {
  const { dir } = useDirection()
  const Icon = menuIcon(item.icon)
  return (
    <Hint label={item.label} isDisabled={!isNarrow} position={dir === 'rtl' ? 'left' : 'right'}>
      <Link
        to={item.path}
        className={classes.link}
        onClick={onFollow}
        // The router would mark every entry that the address begins with.
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={isNarrow ? item.label : undefined}
        data-narrow={isNarrow || undefined}
      >
        <Icon size={20} stroke={1.7} aria-hidden />
        {!isNarrow && <span>{item.label}</span>}
      </Link>
    </Hint>
  )
}
