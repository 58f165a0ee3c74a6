import { migrateDatabase } from '../../migrate-database.ts'
import { collectModules } from '../../platform.ts'
import { defineCommand, JSON_OPTION } from '../command.ts'
import { EXIT } from '../exit-code.ts'
import { loadSettings } from '../load-settings.ts'
import { withDatabase } from '../with-platform.ts'

export const migrateCommand = defineCommand({
  name: 'migrate',
  summary: 'Bring the database up to date.',
  details: [
    '"serve" does this by itself. Any number of processes may do it at the same time; one of them works.',
  ],
  options: JSON_OPTION,
  examples: ['tamga migrate', 'DATABASE_URL=postgres://… tamga migrate --json'],
  async run(call) {
    const settings = loadSettings(call)
    const modules = collectModules(call.distribution)
    const outcome = await withDatabase(call, settings, url => migrateDatabase(modules, settings, url))
    if (call.options.json) call.terminal.json(outcome)
    else for (const line of linesOf(outcome)) call.terminal.say(line)
    return EXIT.done
  },
})

function linesOf({ applied, already }: { applied: string[]; already: number }): string[] {
  if (applied.length === 0) return [`The database is up to date (${already} migrations).`]
  return [...applied.map(id => `applied ${id}`), `${applied.length} applied, ${already} were there already.`]
}
