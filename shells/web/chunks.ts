import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SIGN_IN = fileURLToPath(new URL('./src/sign-in/', import.meta.url))

/** The icons of the signed-out pages: they must not lie in a file that only the console needs. */
function signInIcons(): ReadonlySet<string> {
  const files = readdirSync(SIGN_IN, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.tsx'),
  )
  const texts = files.map(name => readFileSync(SIGN_IN + name, 'utf8'))
  return new Set(texts.flatMap(text => text.match(/\bIcon[A-Z]\w*/g) ?? []))
}

const ICON = /\/@tabler\/icons-react\/dist\/esm\/icons\/(\w+)\.mjs$/

/**
 * Of both pages; what they import comes along. Whatever the signed-out pages come to share with the console must be named
 * here, or they load the console's file for it: the test of the sizes tells.
 */
const BASE = [
  /\bvite\/(modulepreload-polyfill|preload-helper)/,
  /\/node_modules\/(react|react-dom|scheduler)\//,
  /\/@mantine\/core\/(esm\/core|esm\/components\/TextInput|styles\/[a-z])/,
  /\/@mantine\/hooks\/esm\/use-(media-query|color-scheme)\//,
  /\/@fontsource-variable\//,
  /\/src\/i18n\//,
  /\/src\/(api\/(problem|session-channel)|parts\/(overlay\/lazy-part|eid\/kept-request))\.ts$/,
  /\/src\/app\/(app\.css|providers\.tsx|service-worker\.ts|stale-build\.ts)$/,
]

const ENTRY = /\.html$|\/src\/sign-in\/|\/src\/app\/main\.tsx$/

/** What is loaded on first use, and what it consists of: many dialogs share it, and no screen may bring it along. */
const LATER = [
  /floating-ui|Floating|remove-scroll|style-singleton|use-sidecar|tslib|get-nonce/,
  /\/components\/(Combobox|Drawer|FocusTrap|Menu|Modal|MultiSelect|Overlay|Pill|Popover|Portal|ScrollArea|Select|Tooltip)/,
  /\/components\/(CloseButton|FileButton|List|Loader|Notification|NumberInput|Progress|Table|Textarea|Transition)/,
  /\/@mantine\/(form|hooks|notifications|spotlight)\//,
  // Of the sign-in and of two places of the console.
  /\/src\/(parts\/factors\/|api\/passkey-ceremony)/,
  /\/parts\/(copy\/copy-|form|menu\/loaded|overlay\/(confirm|hint-bubble|modal-dialog|side-drawer)|select\/loaded)/,
]
const isAtOnce = (id: string): boolean => !LATER.some(each => each.test(id))

const TABLE = /\/src\/parts\/data-table\//
const FORM =
  /\/@mantine\/form\/|\/src\/parts\/form\/(api-form|leave-guard|save-bar|stale-alert|use-api-form|use-versioned-form|versioned-form)/

/** From this many on, it is cheaper to load a module with every screen than in a file of its own. */
const MANY = 11

/**
 * Few files instead of a hundred: what both pages have, what every screen of the console has, and what tables and forms
 * have. Left alone, the bundler makes a file for each set of screens that share a module, and the lists of what to load
 * before a screen grow larger than the screens.
 */
export function codeSplitting() {
  const icons = signInIcons()
  const isSignedOutIcon = (id: string) => icons.has(ICON.exec(id)?.[1] ?? '')
  const isBase = (id: string) => BASE.some(each => each.test(id)) || isSignedOutIcon(id)
  const isConsole = (id: string) => !ENTRY.test(id)
  // A screen’s files and data stay with it, however many of its dialogs share them; so do those of the signed-out pages.
  const isPart = (id: string) => isAtOnce(id) && !/\/src\/(data|screens|sign-in)\//.test(id)
  return {
    groups: [
      { name: 'base', test: isBase, tags: ['$initial' as const], priority: 9 },
      { name: 'console', test: isConsole, tags: ['$initial' as const], priority: 8 },
      { name: 'parts', test: isPart, minShareCount: MANY, priority: 5 },
      { name: 'table', test: TABLE, priority: 4 },
      { name: 'form', test: FORM, priority: 3 },
      // Those of the pages that an application leads to: apart from the many that only the console has.
      { name: 'asked-icons', test: isSignedOutIcon, priority: 6 },
      { name: 'icons', test: ICON, minShareCount: 2, priority: 1 },
    ],
  }
}
