/** The sections of a systemd unit; a name may be given several times. */
export type Unit = Record<string, Record<string, string[]>>

export function readUnit(text: string): Unit {
  const unit: Unit = {}
  let section: Record<string, string[]> | undefined
  for (const line of text.split('\n').map(each => each.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [, title] = /^\[(\w+)\]$/.exec(line) ?? []
    if (title) {
      section = unit[title] ??= {}
      continue
    }
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (!name || !section) throw new Error(`not a line of a unit: ${line}`)
    section[name] = [...(section[name] ?? []), value!]
  }
  return unit
}

/** NAME=value lines, as in environment files. */
export const readVariables = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines
      .filter(line => /^[A-Z]/.test(line))
      .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
