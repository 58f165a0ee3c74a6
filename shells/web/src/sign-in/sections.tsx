import {
  IconApps,
  IconArrowsExchange,
  IconBuildingCommunity,
  IconDeviceLaptop,
  IconHistory,
  IconLanguage,
  IconLogin2,
  IconUserCheck,
  IconWorld,
} from '@tabler/icons-react'

/** Sections of the landing page that have texts; a tenant or the installation chooses among them by slug. */
export const SECTIONS = {
  'sign-in': IconLogin2,
  organisation: IconBuildingCommunity,
  sessions: IconDeviceLaptop,
  apps: IconApps,
  audit: IconHistory,
  languages: IconLanguage,
  federation: IconWorld,
  'access-review': IconUserCheck,
  provisioning: IconArrowsExchange,
} as const

export type SectionSlug = keyof typeof SECTIONS

const USUAL: readonly SectionSlug[] = ['sign-in', 'organisation', 'sessions', 'apps', 'audit', 'languages']

const isKnown = (slug: string): slug is SectionSlug => Object.hasOwn(SECTIONS, slug)

export function sectionsOf(chosen: readonly string[]): readonly SectionSlug[] {
  const known = chosen.filter(isKnown)
  return known.length > 0 ? known : USUAL
}
