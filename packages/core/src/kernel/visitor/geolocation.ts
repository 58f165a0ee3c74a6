import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import type { Language } from '@tamga/formats'
import { type CityResponse, Reader } from 'mmdb-lib'
import { SettingsError } from '../settings/settings-error.ts'

/** The country as ISO 3166-1 alpha-2; whoever shows it names it in the reader's language. */
export type Place = { readonly country: string; readonly city: string | null }

export type Geolocation = {
  locate(ip: string | null, language: Language): Place | null
}

const NOWHERE: Geolocation = Object.freeze({ locate: () => null })

/** Names in these files have tags of their own; what is missing is said in English. */
const TAGS: Readonly<Partial<Record<Language, string>>> = { zh: 'zh-CN' }

/** Reads the file once, at the start: an address never leaves the installation to be looked up. */
export function openGeolocation(file: string | undefined): Geolocation {
  if (file === undefined) return NOWHERE
  const reader = readGeolocations(file)
  return {
    locate(ip, language) {
      // A file of IPv4 alone would take the first bits of an IPv6 address for one of its own.
      const family = ip === null ? 0 : isIP(ip)
      const found = family === 4 || (family === 6 && reader.metadata.ipVersion === 6) ? reader.get(ip!) : null
      const country = found?.country?.iso_code ?? found?.registered_country?.iso_code
      if (country === undefined) return null
      const names: Readonly<Record<string, string | undefined>> = { ...found?.city?.names }
      return { country, city: names[TAGS[language] ?? language] ?? names['en'] ?? null }
    },
  }
}

function readGeolocations(file: string): Reader<CityResponse> {
  try {
    return new Reader<CityResponse>(readFileSync(file))
  } catch (error) {
    throw new SettingsError([
      { name: 'GEOIP_FILE', message: `is no readable MMDB file: ${(error as Error).message}` },
    ])
  }
}
