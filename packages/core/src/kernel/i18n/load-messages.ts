import { type Catalog, LANGUAGES, type SourceCatalog, type SourceTexts } from '@tamga/formats'
import { defineMessages, type Messages } from './messages.ts'

/**
 * The texts of a folder: beside the index that calls this, each language has a file of its name that exports its catalogue. No
 * list of languages is kept here, so that a new one is a new file in each folder. One that is missing stops the start.
 */
export async function loadMessages<S extends SourceTexts>(
  source: SourceCatalog<S>,
  index: string,
): Promise<Messages<S>> {
  const translations = LANGUAGES.filter(language => language !== source.language)
  const catalogs = await Promise.all(
    translations.map(async language => {
      const file = new URL(`./${language}.ts`, index)
      const loaded: Record<string, Catalog | undefined> = await import(file.href)
      return [language, loaded[language]] as const
    }),
  )
  return defineMessages({ mn: source, ...Object.fromEntries(catalogs) } as unknown as Messages<S>)
}
