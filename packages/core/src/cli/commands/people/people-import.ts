import { readFile } from 'node:fs/promises'
import type { Context } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { type ImportedPerson, importPeople, MOST_PEOPLE } from '../../../modules/identity/index.ts'
import { defineCommand, JSON_OPTION } from '../../command.ts'
import { CommandFailure, EXIT } from '../../exit-code.ts'
import { operatorContext } from '../../operator-context.ts'
import { withPlatform } from '../../with-platform.ts'

const FIELDS = ['email', 'name', 'password_hash'] as const

export const peopleImportCommand = defineCommand({
  name: 'people import',
  summary: 'Bring in people of another system with their password hashes.',
  details: [
    'One JSON object in each line: {"email": …, "name": …, "password_hash": …}. Known are bcrypt, PBKDF2 (PHC, passlib, Django), scrypt and',
    'Argon2 (PHC). Who exists here already is left alone and told. A hash opens nothing until its person has opened the link in a mail.',
  ],
  options: {
    file: { type: 'string', value: 'FILE', required: true, positional: true, about: 'The people.' },
    tenant: { type: 'string', value: 'SLUG', about: 'The organisation that they are members of.' },
    'dry-run': { type: 'boolean', about: 'Only tell what would happen.' },
    ...JSON_OPTION,
  },
  examples: [
    'tamga people import people.jsonl --tenant acme --dry-run',
    'tamga people import people.jsonl --tenant acme',
  ],
  async run(call) {
    const { file, tenant, json, 'dry-run': dry_run } = call.options
    const people = await readPeople(file)
    const done = await withPlatform(call, ({ ctx }) =>
      importAll({ ...operatorContext(ctx), language: 'en' }, people, { ...(tenant && { tenant }), dry_run }),
    )
    if (json) call.terminal.json({ dry_run, ...done })
    else {
      for (const { row, email, message } of done.problems)
        call.terminal.say(`Line ${row + 1}, ${email}: ${message}.`)
      call.terminal.say(
        `${dry_run ? 'Would import' : 'Imported'} ${done.imported} of ${people.length} people.`,
      )
    }
    return EXIT.done
  },
})

/** In parts, each of which is one transaction; the rows keep their numbers. */
async function importAll(
  ctx: Context,
  people: readonly ImportedPerson[],
  how: { tenant?: string; dry_run: boolean },
) {
  let imported = 0
  const problems = []
  for (let from = 0; from < people.length; from += MOST_PEOPLE) {
    const part = await importPeople(ctx, { ...how, people: people.slice(from, from + MOST_PEOPLE) }).catch(
      error => {
        if (error instanceof AppError && error.status === 404)
          throw new CommandFailure(`There is no organisation with the slug "${how.tenant}".`)
        throw error
      },
    )
    imported += part.imported
    problems.push(...part.problems.map(problem => ({ ...problem, row: problem.row + from })))
  }
  return { imported, problems }
}

async function readPeople(file: string): Promise<ImportedPerson[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandFailure(`There is no file ${file} that can be read.`)
  })
  return text
    .split('\n')
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, at }) => readPerson(line, at))
}

function readPerson(line: string, at: number): ImportedPerson {
  const wrong = () => new CommandFailure(`Line ${at + 1} is no JSON object with ${FIELDS.join(', ')}.`)
  let given: Record<string, unknown>
  try {
    given = JSON.parse(line)
  } catch {
    throw wrong()
  }
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '' && value.length <= 1000
  if (given === null || !FIELDS.every(name => isText(given[name]))) throw wrong()
  const { email, name, password_hash } = given as ImportedPerson
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw wrong()
  return { email, name, password_hash }
}
