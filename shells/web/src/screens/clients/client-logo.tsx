import { useState } from 'react'
import classes from './clients.module.css'

type ClientLogoProps = { client: { name: string; logo_uri: string | null }; size?: number }

/** The logo, or the first letter of the name where there is none that can be shown. */
export function ClientLogo({ client, size = 36 }: ClientLogoProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const { name, logo_uri } = client
  return (
    <span className={classes.logo} style={{ width: size, height: size, fontSize: size * 0.45 }} aria-hidden>
      {logo_uri && logo_uri !== broken ? (
        <img src={logo_uri} alt="" referrerPolicy="no-referrer" onError={() => setBroken(logo_uri)} />
      ) : (
        [...name][0]?.toUpperCase()
      )}
    </span>
  )
}
