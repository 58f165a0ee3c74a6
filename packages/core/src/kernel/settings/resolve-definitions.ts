import type { Definition, Definitions, Surroundings, Values } from './definition.ts'
import { givenText } from './reading/given-text.ts'
import { type Environment, type ReadOptions, readSurroundings } from './reading/surroundings.ts'
import type { SettingProblem } from './settings-error.ts'

export type Resolved<D extends Definitions> = Readonly<{
  values: Values<D>
  problems: readonly SettingProblem[]
  warnings: readonly SettingProblem[]
}>

type Reading = {
  definitions: Definitions
  env: Environment
  machine: ReturnType<typeof readSurroundings>
  values: Map<string, unknown>
  problems: SettingProblem[]
  warnings: SettingProblem[]
}

/** Reads every definition and collects every problem instead of stopping at the first. */
export function resolveDefinitions<D extends Definitions>(
  definitions: D,
  env: Environment,
  options: ReadOptions = {},
): Resolved<D> {
  const machine = readSurroundings(env, options)
  const reading: Reading = { definitions, env, machine, values: new Map(), problems: [], warnings: [] }
  const entries = Object.keys(definitions).map(name => [name, valueFor(reading, name)])
  const values = Object.freeze(Object.fromEntries(entries)) as Values<D>
  return { values, problems: reading.problems, warnings: reading.warnings }
}

/** A default may ask for other settings, so each is read when it is first asked for. */
function valueFor(reading: Reading, name: string): unknown {
  const definition = reading.definitions[name]
  if (definition && !reading.values.has(name)) {
    reading.values.set(name, undefined)
    reading.values.set(name, readOne(reading, name, definition))
  }
  return reading.values.get(name)
}

function readOne(reading: Reading, name: string, definition: Definition): unknown {
  const { cwd } = reading.machine
  const { text, problem, isEmpty } = givenText(reading.env, name, { definition, cwd })
  if (problem) {
    reading.problems.push(problem)
    return undefined
  }
  if (isEmpty) return ''
  if (text === undefined) return fallback(reading, name, definition)
  const parsed = definition.kind.parse(text, { cwd })
  if (parsed === undefined) reading.problems.push({ name, message: mustBe(definition, text) })
  return force(reading, name, parsed)
}

function fallback(reading: Reading, name: string, definition: Definition): unknown {
  const given = definition.default
  if (definition.optional && given === undefined) return undefined
  const text = typeof given === 'function' ? given(surroundings(reading)) : given
  if (text !== undefined) return definition.kind.parse(text, { cwd: reading.machine.cwd })
  if (definition.optional) return undefined
  reading.problems.push({ name, message: `is required in production: ${definition.kind.form}` })
  return undefined
}

const isProduction = (reading: Reading) => valueFor(reading, 'ENVIRONMENT') === 'production'

const surroundings = (reading: Reading): Surroundings => ({
  ...reading.machine,
  isProduction: isProduction(reading),
  value: name => valueFor(reading, name),
})

function force(reading: Reading, name: string, parsed: unknown): unknown {
  const { forcedInProduction: forced, kind } = reading.definitions[name]!
  if (forced === undefined || parsed === undefined || !isProduction(reading)) return parsed
  const enforced = kind.parse(forced, { cwd: reading.machine.cwd })
  if (parsed !== enforced) {
    reading.warnings.push({ name, message: `is always ${forced} in production; the given value is ignored` })
  }
  return enforced
}

function mustBe(definition: Definition, text: string): string {
  const start = text.length > 80 ? `${text.slice(0, 80)}…` : text
  return `must be ${definition.kind.form}${definition.secret ? '' : ` (it is "${start}")`}`
}
