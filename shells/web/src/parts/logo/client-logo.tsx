import { useState } from 'react'
import classes from './client-logo.module.css'

type ClientLogoProps = { client: { name: string; logo_address: string | null }; size?: number }

/** The logo, or the first letter of the name where there is none that can be shown. */
export function ClientLogo({ client, size = 36 }: ClientLogoProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const { name, logo_address } = client
  return (
    <span className={classes.logo} style={{ width: size, height: size, fontSize: size * 0.45 }} aria-hidden>
      {logo_address && logo_address !== broken ? (
        <img src={logo_address} alt="" onError={() => setBroken(logo_address)} />
      ) : (
        [...name][0]?.toUpperCase()
      )}
    </span>
  )
}
