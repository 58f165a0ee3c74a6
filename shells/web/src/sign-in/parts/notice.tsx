import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Props = {
  tone: 'bad' | 'wait' | 'info'
  icon: Icon
  title?: string | undefined
  children: ReactNode
}

/** Something to know before going on, at the place where it matters. A refusal is read out at once. */
export function Notice({ tone, icon: Mark, title, children }: Props) {
  return (
    <div className="notice" data-tone={tone} role={tone === 'info' ? undefined : 'alert'}>
      <Mark size={20} aria-hidden />
      <div>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
    </div>
  )
}
