import type { ReactNode } from 'react'

export type AccountPerson = { id: string; name: string; email?: string | null }

type AccountProps = { user: AccountPerson; note?: string | undefined; children?: ReactNode }

/** As whom: name and address, and a way to be somebody else. */
export function Account({ user, note, children }: AccountProps) {
  return (
    <div className="account">
      <span className="account-mark" aria-hidden>
        {[...user.name][0]?.toUpperCase()}
      </span>
      <span className="account-words">
        <strong>{user.name}</strong>
        {user.email && <bdi>{user.email}</bdi>}
        {note && <span>{note}</span>}
      </span>
      {children}
    </div>
  )
}
