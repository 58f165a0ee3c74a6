import { LANGUAGES } from '@tamga/formats'
import { optional, setting } from '../definition.ts'
import { choice, list, text } from '../kinds/basic.ts'
import { link } from '../kinds/urls.ts'
import { colour, path, slug } from '../kinds/values.ts'

export const brand = {
  LANGUAGES: setting(list(choice(...LANGUAGES)), {
    about:
      'Languages of pages that belong to no organisation, the first one where nothing else is asked for; an organisation enables its own.',
    default: 'mn,en',
  }),
  BRAND_NAME: setting(text(80), {
    about: 'The name of the installation, also for languages without an entry in BRAND_COPY_FILE.',
    default: 'Tamga',
  }),
  BRAND_COPY_FILE: optional(path, {
    about: 'A JSON file with brand.name, brand.short_name and brand.description, each by language.',
    example: 'brand/copy.json',
  }),
  BRAND_DOCS_URL: optional(link, {
    about: 'Where the menu entry Documentation leads.',
    example: 'https://docs.example.mn',
  }),
  BRAND_LOGO: optional(path, { about: 'An SVG or PNG file: the logo.', example: 'brand/logo.svg' }),
  BRAND_LOGO_DARK: optional(path, {
    about: 'The logo on a dark ground.',
    shownDefault: 'BRAND_LOGO',
    example: 'brand/logo-dark.svg',
  }),
  BRAND_ICON: optional(path, {
    about: 'A square PNG or SVG file: the icon of the app.',
    example: 'brand/icon.svg',
  }),
  BRAND_COLOR: setting(colour, { about: 'The main colour.', default: '#1d4ed8' }),
  BRAND_SECTIONS: setting(list(slug), {
    about: 'Sections of the landing page, in order; empty shows the usual ones.',
    default: '',
    example: 'about,apps,contact',
  }),
}
