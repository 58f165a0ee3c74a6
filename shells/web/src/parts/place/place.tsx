import { useCountryName } from './use-country-name.ts'

type Where = { ip?: string | null; location?: { country: string; city?: string | null } | null }

/** The town and country where they are known, and the address; each keeps its own direction of writing. */
export function Place({ ip, location }: Where) {
  const nameOf = useCountryName()
  if (!ip && !location) return <span>—</span>
  return (
    <>
      {location?.city && (
        <>
          <bdi>{location.city}</bdi>
          {', '}
        </>
      )}
      {location && <bdi>{nameOf(location.country)}</bdi>}
      {location && ip && ' · '}
      {ip && <bdi dir="ltr">{ip}</bdi>}
    </>
  )
}
