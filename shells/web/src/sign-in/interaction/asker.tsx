import { type ReactNode, useState } from 'react'

export type AskingClient = {
  client_id: string
  name: string
  logo_address: string | null
  /** Nobody registered it: the host of the document that it is known by. */
  unverified_host?: string | null
}

/** Who asks: the application's logo, or the first letter of its name where it has none that can be shown. */
export function ClientMark({ client }: { client: AskingClient }) {
  const [isBroken, setBroken] = useState(false)
  const logo = isBroken ? null : client.logo_address
  return (
    <span className="client-mark" aria-hidden>
      {logo ? <img src={logo} alt="" onError={() => setBroken(true)} /> : [...client.name][0]?.toUpperCase()}
    </span>
  )
}

type AskerProps = { client: AskingClient; title: string; isCompact?: boolean; children?: ReactNode }

export function Asker({ client, title, isCompact = false, children }: AskerProps) {
  return (
    <div className="asker" data-compact={isCompact || undefined}>
      <ClientMark client={client} />
      <h1 className="title">{title}</h1>
      {children && <p className="quiet">{children}</p>}
    </div>
  )
}
