import { SECTIONS, type SectionSlug, sectionsOf } from '../../../sign-in/sections.tsx'

/** Every section that the landing page can show. */
export const ALL_SECTIONS = Object.keys(SECTIONS) as SectionSlug[]

/** What it shows as long as nobody has chosen. */
export const USUAL_SECTIONS: readonly SectionSlug[] = sectionsOf([])

export const isSection = (slug: string): slug is SectionSlug => Object.hasOwn(SECTIONS, slug)

/** The list with one entry a place further up (-1) or down (1). */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const entry = list[at]
  const other = list[at + by]
  if (entry === undefined || other === undefined) return [...list]
  return list.with(at, other).with(at + by, entry)
}
