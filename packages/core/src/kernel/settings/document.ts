import type { Definition } from './definition.ts'
import type { SettingGroup } from './setting-group.ts'

const opening = `# Settings

Tamga reads its settings from environment variables, once, at the start. A bad or contradictory setting stops the start, and
all of them are named at once. An empty variable counts as absent.

Durations are written as \`60s\`, \`15m\`, \`12h\`, \`30d\`; rates as \`5/1m\` (five a minute) or \`off\`; sizes as \`512kb\`, \`5mb\`;
lists with commas. A setting marked secret can also be given as \`NAME_FILE\`: the path of a file with the value, whose last line
break is dropped. Secrets never appear in logs or messages.

This page is generated from the definitions in \`packages/core/src/kernel/settings/definitions\` and in the \`settings.ts\` of each module.
`

/** docs/settings.md */
export function settingsMarkdown(groups: readonly SettingGroup[]): string {
  const sections = groups.map(group => {
    const rows = Object.entries(group.settings).map(([name, definition]) => row(name, definition))
    return [
      `## ${group.title}\n`,
      '| Setting | Meaning | Kind | Default | Example | Secret |',
      '|---|---|---|---|---|---|',
      ...rows,
    ]
  })
  return `${opening}\n${sections.map(lines => lines.join('\n')).join('\n\n')}\n`
}

function row(name: string, definition: Definition): string {
  const isLiteral = definition.default === definition.shownDefault && definition.shownDefault !== ''
  const shown = isLiteral ? code(definition.shownDefault) : cell(definition.shownDefault || '—')
  const cells = [code(name), cell(definition.about), definition.kind.name, shown, code(exampleOf(definition))]
  return `| ${cells.join(' | ')} | ${definition.secret ? 'yes' : ''} |`
}

const cell = (text: string) => text.replaceAll('|', '\\|')
const code = (text: string) => (text === '' ? '' : `\`${cell(text)}\``)

const exampleOf = (definition: Definition) =>
  definition.example ?? (typeof definition.default === 'string' ? definition.default : '')

const envOpening = `# Settings of Tamga. Copy to .env and uncomment what you change; docs/settings.md explains each.
# A secret can also be given as NAME_FILE, the path of a file that holds it.
`

/** .env.example: every setting that belongs into the environment of the server, commented out. */
export function settingsEnvExample(groups: readonly SettingGroup[]): string {
  const sections = groups.map(group => {
    const entries = Object.entries(group.settings)
    return [`# ${group.title}`, ...entries.flatMap(([name, definition]) => envLines(name, definition))].join(
      '\n',
    )
  })
  return `${envOpening}\n${sections.join('\n\n')}\n`
}

function envLines(name: string, definition: Definition): string[] {
  const usual = definition.shownDefault === '' ? '' : ` Default: ${definition.shownDefault}.`
  return [`#   ${definition.about}${usual}`, `#${name}=${exampleOf(definition)}`]
}
