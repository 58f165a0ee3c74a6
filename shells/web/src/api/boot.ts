import { isLanguage, type Language } from '@tamga/formats'

/** What the server put into the page: enough to draw the first frame in the right language and colours. */
export type Boot = {
  language: Language
  languages: Language[]
  nonce: string
  scheme: 'light' | 'dark' | 'auto'
  brand: {
    name: string
    short_name: string
    description: string
    color: string
    logo_uri: string | null
    /** The logo for a dark ground. */
    logo_dark_uri: string | null
    docs_url: string | null
    /** Slugs, in order; empty for the usual ones. */
    sections: string[]
  }
  /** Whose brand and languages the page has: of its address, of the application that asks, or of the session. */
  tenant?: string
  /** What stands for the brand's texts where it has none of its own. */
  installation_name: string
  features: { password: boolean; password_min: number; social: boolean; ai: boolean }
  signed_in: boolean
  /** By whom and why the session ended that this browser still names. */
  ending?: { cause: string; by: string | null; reason: string | null }
  /** Why an application’s request to sign somebody in went no further. */
  problem?: { error: string; error_description?: string; request_id: string }
}

const DEFAULTS: Boot = {
  language: 'mn',
  languages: ['mn', 'en'],
  nonce: '',
  scheme: 'auto',
  brand: {
    name: 'Tamga',
    short_name: 'Tamga',
    description: '',
    color: '#1d4ed8',
    logo_uri: null,
    logo_dark_uri: null,
    docs_url: null,
    sections: [],
  },
  installation_name: 'Tamga',
  features: { password: true, password_min: 8, social: false, ai: false },
  signed_in: false,
}

function readBoot(): Boot {
  const text = document.getElementById('boot')?.textContent ?? ''
  try {
    const given = JSON.parse(text) as Partial<Boot>
    return isLanguage(given.language ?? '') ? { ...DEFAULTS, ...given } : DEFAULTS
  } catch {
    return DEFAULTS
  }
}

export const boot: Boot = readBoot()
