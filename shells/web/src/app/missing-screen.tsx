import { useLocation } from '@tanstack/react-router'
import { currentItem, useMenuGroups } from '../data/menu.ts'
import { ComingScreen } from '../screens/coming/coming-screen.tsx'
import { NotFoundScreen } from '../screens/problems/not-found-screen.tsx'

/** An address without a screen: one that the menu leads to is not the person's mistake. */
export function MissingScreen() {
  const groups = useMenuGroups()
  const address = useLocation({ select: location => location.pathname })
  const item = currentItem(groups, address)
  return item && item.path === address ? <ComingScreen item={item} /> : <NotFoundScreen />
}
