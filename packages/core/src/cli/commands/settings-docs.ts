import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { documentedSettingGroups } from '../../installation-settings.ts'
import { type SettingGroup, settingsEnvExample, settingsMarkdown } from '../../kernel/settings/settings.ts'
import { defineCommand } from '../command.ts'
import { EXIT } from '../exit-code.ts'

const FILES: Readonly<Record<string, (groups: readonly SettingGroup[]) => string>> = {
  'docs/settings.md': settingsMarkdown,
  '.env.example': settingsEnvExample,
}

export const settingsDocsCommand = defineCommand({
  name: 'settings docs',
  summary: 'Write docs/settings.md and .env.example from the definitions of the settings.',
  options: {
    out: { type: 'string', value: 'FOLDER', about: 'Where to write; the current folder unless told.' },
    check: { type: 'boolean', about: 'Write nothing; exit code 1 when a file is out of date.' },
  },
  examples: ['tamga settings docs', 'tamga settings docs --check'],
  async run({ distribution, options, terminal }) {
    const groups = documentedSettingGroups(distribution)
    let outdated = 0
    for (const [name, write] of Object.entries(FILES)) {
      const text = write(groups)
      const file = join(options.out ?? '.', name)
      const isCurrent = (await readFile(file, 'utf8').catch(() => '')) === text
      if (!isCurrent && options.check) outdated++
      else if (!isCurrent) await writeWithFolder(file, text)
      terminal.say(`${file}: ${isCurrent ? 'up to date' : options.check ? 'out of date' : 'written'}`)
    }
    return outdated > 0 ? EXIT.failed : EXIT.done
  },
})

async function writeWithFolder(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
