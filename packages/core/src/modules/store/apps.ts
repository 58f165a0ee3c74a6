import { LANGUAGES, type Language } from '@tamga/formats'
import type { Static } from 'typebox'
import { type Bilingual, type ModuleManifest, versionOf } from '../../kernel/module/define-module.ts'
import type { Services } from '../../kernel/services.ts'
import type { App } from './contract.ts'
import { appDependencies, directDependents } from './plan.ts'
import type { Installations } from './store.ts'

export type AppView = Static<typeof App>
type LocalText = AppView['name']
type Wanted = Language | 'all'
type Surroundings = Pick<Services, 'modules' | 'translator'>

/** An app as the store shows it. */
export function describeApp(
  services: Surroundings,
  app: ModuleManifest,
  { installed, lang }: { installed: Installations; lang: Wanted },
): AppView {
  return {
    slug: app.slug!,
    id: app.id,
    name: appText(services, app, 'name')(lang),
    description: appText(services, app, 'description')(lang),
    icon: app.icon ?? 'apps',
    category: app.category ?? 'other',
    version: versionOf(app),
    versions: app.history.map(({ change, ...release }) => ({ ...release, change: sentence(change, lang) })),
    dependencies: appDependencies(services.modules, app),
    dependents: directDependents(services.modules, app),
    installed: installed.has(app.slug!),
    active: installed.get(app.slug!) ?? false,
    required: app.required ?? false,
  }
}

/** An app's name or description: from the module's messages, else from its manifest. */
function appText({ translator }: Surroundings, app: ModuleManifest, part: 'name' | 'description') {
  const key = `app.${app.slug}.${part}`
  return (lang: Wanted): LocalText => {
    if (!translator.has(key)) return sentence(app[part], lang)
    if (lang !== 'all') return translator.text(lang, key)
    const texts = LANGUAGES.map(language => [language, translator.text(language, key)])
    return Object.fromEntries(texts) as Exclude<LocalText, string>
  }
}

// Change notes are written in Mongolian and English; other languages read the English one.
const sentence = (text: Bilingual, lang: Wanted): LocalText =>
  lang === 'all' ? { mn: text.mn, en: text.en } : lang === 'mn' ? text.mn : text.en

/** Whether a search finds the app: by slug, name or description in the reader's language. */
export function matches(
  services: Surroundings,
  app: ModuleManifest,
  search: { q: string; language: Language },
): boolean {
  const wanted = search.q.normalize('NFKC').toLowerCase().trim()
  const texts = (['name', 'description'] as const).map(part => appText(services, app, part)(search.language))
  return [app.slug, ...texts].join('\n').toLowerCase().includes(wanted)
}
