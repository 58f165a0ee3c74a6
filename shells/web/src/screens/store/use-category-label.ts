import { useTexts } from '../../i18n/texts.ts'
import { storeTexts } from './texts.ts'

const KNOWN = ['sign-in', 'organisation', 'government', 'business', 'other'] as const
type Known = (typeof KNOWN)[number]

const isKnown = (category: string): category is Known => KNOWN.some(known => known === category)

/** A distribution may bring categories of its own: they show as they are named. */
export function useCategoryLabel(): (category: string) => string {
  const t = useTexts(storeTexts)
  return category => (isKnown(category) ? t(`store.category.${category}`) : category)
}
