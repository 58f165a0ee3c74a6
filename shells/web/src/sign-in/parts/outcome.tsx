import type { Icon } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button, ButtonLink } from './button.tsx'

type Props = {
  icon: Icon
  tone?: 'good' | 'bad'
  title: string
  children?: ReactNode
  action?: { label: string; href?: string; onClick?: () => void }
}

/** How something ended, and where it goes on. The heading takes the focus: what was there before is gone. */
export function Outcome({ icon: Mark, tone = 'bad', title, children, action }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack">
      <div className="outcome-mark" data-tone={tone}>
        <Mark size={30} stroke={1.75} aria-hidden />
      </div>
      <h1 ref={heading} tabIndex={-1} className="title quiet-focus">
        {title}
      </h1>
      {children && <p className="quiet">{children}</p>}
      {action && <OutcomeAction {...action} />}
    </div>
  )
}

const OutcomeAction = ({ label, href, onClick }: NonNullable<Props['action']>) =>
  href === undefined ? (
    <Button onClick={onClick}>{label}</Button>
  ) : (
    <ButtonLink href={href}>{label}</ButtonLink>
  )
