import type { ReactNode } from 'react'

type Look = { icon?: ReactNode; variant?: 'main' | 'other'; children: ReactNode }

type ButtonProps = Look & {
  type?: 'button' | 'submit'
  isBusy?: boolean
  isDisabled?: boolean
  /** Takes the focus as it appears. */
  isFocused?: boolean
  onClick?: (() => void) | undefined
}

/** While it is busy it keeps its width and its name, and takes no second press. */
export function Button({
  icon,
  variant = 'main',
  isBusy = false,
  isDisabled = false,
  isFocused = false,
  ...props
}: ButtonProps) {
  return (
    <button
      type={props.type ?? 'button'}
      className="button"
      data-variant={variant}
      data-busy={isBusy || undefined}
      aria-busy={isBusy}
      disabled={isDisabled || isBusy}
      // biome-ignore lint/a11y/noAutofocus: the step that just opened consists of it
      autoFocus={isFocused}
      onClick={props.onClick}
    >
      {icon}
      <span>{props.children}</span>
    </button>
  )
}

export function ButtonLink({ href, icon, variant = 'main', children }: Look & { href: string }) {
  return (
    <a className="button" data-variant={variant} href={href}>
      {icon}
      <span>{children}</span>
    </a>
  )
}
