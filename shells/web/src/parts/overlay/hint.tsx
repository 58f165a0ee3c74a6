import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { lazyPart } from './lazy-part.ts'

const HintBubble = lazyPart(() => import('./hint-bubble.tsx'), 'HintBubble')

type HintProps = {
  label: ReactNode
  position?: 'top' | 'left' | 'right'
  /** Long texts take several lines. */
  isLong?: boolean
  isDisabled?: boolean
  /** Shown whether somebody points at it or not. */
  isTold?: boolean
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** A few words at what is pointed at or has the focus; the bubble is loaded with the first of them. */
export function Hint({ label, position, isLong, isDisabled = false, isTold = false, children }: HintProps) {
  const id = useId()
  const { target, isOpen, handlers } = usePointedAt(children.props)
  const opened = (isOpen || isTold) && !isDisabled
  return (
    <>
      {cloneElement(children, { ...handlers, ...(opened && { 'aria-describedby': id }) })}
      {target && !isDisabled && (
        <Suspense>
          <HintBubble target={target} opened={opened} position={position} isLong={isLong}>
            <span id={id}>{label}</span>
          </HintBubble>
        </Suspense>
      )}
    </>
  )
}

const DELAY = 300

function usePointedAt(own: HTMLAttributes<HTMLElement>) {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const open = (element: HTMLElement, delay: number) => {
    setTarget(element)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), delay)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  const handlers: HTMLAttributes<HTMLElement> = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      own.onPointerEnter?.(event)
      open(event.currentTarget, event.pointerType === 'mouse' ? DELAY : 0)
    },
    onPointerLeave: event => {
      own.onPointerLeave?.(event)
      close()
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      own.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) open(event.currentTarget, 0)
    },
    onBlur: event => {
      own.onBlur?.(event)
      close()
    },
    onKeyDown: event => {
      own.onKeyDown?.(event)
      if (event.key === 'Escape') close()
    },
  }
  return { target, isOpen, handlers }
}
