import type { DetailDrawerProps } from './side-drawer.tsx'
import { useLoaded } from './use-loaded.ts'
import { useReturnFocus } from './use-return-focus.ts'

const load = () => import('./side-drawer.tsx')

export function DetailDrawer(props: DetailDrawerProps) {
  useReturnFocus(props.opened)
  const part = useLoaded(load, props.opened)
  return part && <part.SideDrawer {...props} />
}
