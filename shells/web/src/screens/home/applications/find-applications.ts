import type { OwnApplication } from '../../../data/own/applications.ts'

/** How well an application fits what was typed: its name begins with it, a word of it does, or it is somewhere in its texts. */
function rankOf({ name, description, category }: OwnApplication, words: string): number | null {
  const title = name.toLowerCase()
  if (title.startsWith(words)) return 0
  if (title.split(/[\s.,/_-]+/).some(word => word.startsWith(words))) return 1
  const text = `${title}\n${description ?? ''}\n${category ?? ''}`.toLowerCase()
  return words.split(/\s+/).every(word => text.includes(word)) ? 2 : null
}

const lastOpened = ({ last_opened_at }: OwnApplication): number =>
  last_opened_at === null ? 0 : Date.parse(last_opened_at)

/** The best first; among equals what the person uses: favourites, then what was opened last. */
export function findApplications(applications: readonly OwnApplication[], search: string): OwnApplication[] {
  const words = search.trim().toLowerCase()
  if (words === '') return [...applications]
  return applications
    .flatMap(application => {
      const rank = rankOf(application, words)
      return rank === null ? [] : [{ application, rank }]
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.application.favourite) - Number(a.application.favourite) ||
        lastOpened(b.application) - lastOpened(a.application),
    )
    .map(({ application }) => application)
}

const RECENT = 6

export const recentOf = (applications: readonly OwnApplication[]): OwnApplication[] =>
  applications
    .filter(({ last_opened_at }) => last_opened_at !== null)
    .sort((a, b) => lastOpened(b) - lastOpened(a))
    .slice(0, RECENT)

export const categoriesOf = (applications: readonly OwnApplication[]): string[] =>
  [...new Set(applications.flatMap(({ category }) => category ?? []))].sort((a, b) => a.localeCompare(b))
