import { useQuery } from '@tanstack/react-query'
import { type App, catalogQuery, textOf } from '../../data/apps.ts'
import { useLanguage } from '../../i18n/language.tsx'

type Names = { nameOf: (slug: string) => string; find: (slug: string) => App | undefined }

/** Apps of the catalogue by slug; the slug stands for the name until the catalogue is here. */
export function useAppNames(): Names {
  const { language } = useLanguage()
  const { data } = useQuery(catalogQuery(language))
  const find = (slug: string) => data?.items.find(app => app.slug === slug)
  const nameOf = (slug: string) => {
    const app = find(slug)
    return app ? textOf(app.name) : slug
  }
  return { find, nameOf }
}
