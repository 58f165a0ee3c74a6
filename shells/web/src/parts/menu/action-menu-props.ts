import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react'

type TargetProps = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> }

export type ActionMenuProps = {
  /** The button. */
  target: ReactElement<TargetProps>
  width?: number
  /** `MenuItem` and its like. */
  children: ReactNode
}
