import { useLocation } from '@tanstack/react-router'
import { currentItem, type MenuGroup, useMenuGroups } from '../../../data/menu.ts'
import classes from '../frame.module.css'
import { MenuLink } from './menu-link.tsx'

type MenuProps = { isNarrow?: boolean; onFollow?: () => void }

/** What the person may open, in the groups that the server made. */
export function Menu({ isNarrow = false, onFollow }: MenuProps) {
  const groups = useMenuGroups()
  const address = useLocation({ select: location => location.pathname })
  const current = currentItem(groups, address)
  return (
    <>
      {groups.map((group, index) => (
        <div key={group.key}>
          <GroupHead group={group} isNarrow={isNarrow} isFirst={index === 0} />
          <ul className={classes.list} aria-label={group.label ?? undefined}>
            {group.items.map(item => (
              <li key={item.key}>
                <MenuLink item={item} isCurrent={item === current} isNarrow={isNarrow} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

function GroupHead({ group, isNarrow, isFirst }: { group: MenuGroup; isNarrow: boolean; isFirst: boolean }) {
  if (isNarrow || group.label === null) return isFirst ? null : <div className={classes.groupLine} />
  return (
    <span className={classes.groupLabel} aria-hidden>
      {group.label}
    </span>
  )
}
