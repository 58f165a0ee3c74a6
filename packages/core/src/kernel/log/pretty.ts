import { inspect } from 'node:util'

const LEVELS: Record<number, [label: string, colour: number]> = {
  10: ['TRACE', 90],
  20: ['DEBUG', 90],
  30: ['INFO', 32],
  40: ['WARN', 33],
  50: ['ERROR', 31],
  60: ['FATAL', 31],
}

type Line = {
  level: number
  time: string
  msg?: string
  err?: Record<string, unknown>
  [field: string]: unknown
}

/** One log line for a person at a terminal: time, level, message, the fields, and an error below. */
export function formatPretty(json: string, colours: boolean): string {
  const { level, time, msg, err, ...fields } = JSON.parse(json) as Line
  const [label, colour] = LEVELS[level] ?? [String(level), 37]
  const paint = (code: number, text: string) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text)
  const clock = time.slice(11, 23)
  const rest = Object.entries(fields).map(([name, value]) => ` ${paint(90, `${name}=`)}${formatValue(value)}`)
  const head = `${paint(90, clock)} ${paint(colour, label.padEnd(5))} ${printable(msg ?? '')}${rest.join('')}\n`
  return err ? head + formatError(err, '  ') : head
}

function formatValue(value: unknown): string {
  if (typeof value === 'string') return /^[\w./:@-]+$/.test(value) ? value : JSON.stringify(value)
  return inspect(value, { depth: 4, breakLength: Number.POSITIVE_INFINITY, maxStringLength: 500 })
}

function formatError(err: Record<string, unknown>, indent: string): string {
  const { name, message, stack, cause, errors: _errors, ...marks } = err
  const tail = Object.keys(marks).length > 0 ? ` ${formatValue(marks)}` : ''
  const lines = [`${name}: ${printable(String(message))}${tail}`, ...String(stack ?? '').split('\n')]
  const text = lines.filter(Boolean).map(line => `${indent}${line}\n`)
  const below = cause ? formatError(cause as Record<string, unknown>, `${indent}  `) : ''
  return text.join('') + below
}

// A message may quote what a stranger sent; control characters must not reach the terminal.
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, mark => (mark === '\t' ? ' ' : JSON.stringify(mark).slice(1, -1)))
}
