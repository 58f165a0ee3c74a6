import { defineKind, type Kind } from './kind.ts'

export const text = (limit = 500): Kind<string> =>
  defineKind('text', `a text of 1 to ${limit} characters`, given =>
    given.length > 0 && given.length <= limit ? given : undefined,
  )

export const integer = (min: number, max: number): Kind<number> =>
  defineKind('number', `a whole number from ${min} to ${max}`, given => {
    if (!/^\d{1,15}$/.test(given)) return undefined
    const value = Number(given)
    return value >= min && value <= max ? value : undefined
  })

const booleans: Record<string, boolean> = {
  true: true,
  on: true,
  yes: true,
  '1': true,
  false: false,
  off: false,
  no: false,
  '0': false,
}

export const boolean: Kind<boolean> = defineKind(
  'on/off',
  'on or off (or true/false, yes/no, 1/0)',
  given => {
    const word = given.toLowerCase()
    return Object.hasOwn(booleans, word) ? booleans[word] : undefined
  },
)

export const choice = <const C extends string>(...choices: readonly C[]): Kind<C> =>
  defineKind('choice', `one of ${choices.join(', ')}`, given => choices.find(one => one === given))

export const list = <T>(item: Kind<T>): Kind<readonly T[]> =>
  defineKind(`list of ${item.name}`, `a comma-separated list, each entry ${item.form}`, (given, place) => {
    const parts = given.split(',').map(part => part.trim())
    const values = parts.filter(part => part !== '').map(part => item.parse(part, place))
    return values.every(value => value !== undefined) ? Object.freeze(values) : undefined
  })
