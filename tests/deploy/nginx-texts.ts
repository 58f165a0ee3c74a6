import { writeFileSync } from 'node:fs'
import { createTranslator, kernelMessages } from '@tamga/core/testing'
import { direction, LANGUAGES, type Language, SOURCE_LANGUAGE } from '@tamga/formats'

/** Relative to the root of the project. */
export const NGINX_TEXTS = 'deploy/nginx/tamga/texts.conf'

const WAITS = [2, 12]
const PROXY_LIMIT = '20 MB'

const translator = createTranslator(kernelMessages)

/** Inside of quotes of nginx and of JSON neither quotes nor dollar signs can stand; no text has them. */
const text = (language: Language, key: string, params = {}): string => {
  const said = translator.text(language, `problem.${key}`, params)
  if (/["'$\\]/.test(said)) throw new Error(`nginx cannot say ${key} in ${language}: ${said}`)
  return said
}

const map = (of: string, name: string, entries: readonly (readonly [string, string])[]): string =>
  [`map ${of} $${name} {`, ...entries.map(([key, value]) => `    ${key} "${value}";`), '}\n'].join('\n')

const byLanguage = (name: string, say: (language: Language) => string): string =>
  map(
    '$language',
    name,
    LANGUAGES.map(language => [language, say(language)]),
  )

/** The answers of nginx in the words of the service: maps from the language of the caller to the texts. */
export const nginxTexts = (): string =>
  [
    '# Written by `node tests/deploy/nginx-texts.ts` from the messages of the service; a test compares them.\n',
    '# Language of the page, else of the cookie, else the first that the browser accepts.',
    map('"$http_x_page_language,$cookie_lang,$http_accept_language"', 'language', [
      ['default', SOURCE_LANGUAGE],
      ...LANGUAGES.map(language => [`"~*^,*${language}\\b"`, language] as const),
    ]),
    byLanguage('direction', direction),
    byLanguage('too_many_title', language => text(language, 'too_many_requests')),
    map(
      '"$language $retry_after"',
      'too_many_detail',
      LANGUAGES.flatMap(language =>
        WAITS.map(
          seconds =>
            [`"${language} ${seconds}"`, text(language, 'too_many_requests.detail', { seconds })] as const,
        ),
      ),
    ),
    byLanguage('too_large_title', language => text(language, 'payload_too_large')),
    byLanguage('too_large_detail', language =>
      text(language, 'payload_too_large.detail', { limit: PROXY_LIMIT }),
    ),
    byLanguage('unavailable_title', language => text(language, 'overloaded')),
    byLanguage('unavailable_detail', language => text(language, 'overloaded.detail')),
  ].join('\n')

if (import.meta.main) writeFileSync(new URL(`../../${NGINX_TEXTS}`, import.meta.url), nginxTexts())
