import { endOfString } from './json-body-scan.ts'

/** Where the first repeated key of a valid JSON text begins. Slow, and used only once it is known that there is one. */
export function findDuplicateKey(text: string): number {
  // One entry per open container: the keys of an object, or null for an array.
  const open: (Set<string> | null)[] = []
  let isKeyNext = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (character === '"') {
      const end = endOfString(text, index)
      const keys = open.at(-1)
      if (isKeyNext && keys && !isNew(keys, text.slice(index, end + 1))) return index
      isKeyNext = false
      index = end
    } else if (character === '{' || character === '[') {
      open.push(character === '{' ? new Set() : null)
      isKeyNext = character === '{'
    } else if (character === '}' || character === ']') open.pop()
    else if (character === ',') isKeyNext = open.at(-1) !== null
  }
  return 0
}

/** Keys are compared after unescaping: "a" and "\u0061" are the same key. */
function isNew(keys: Set<string>, literal: string): boolean {
  const key: string = JSON.parse(literal)
  const before = keys.size
  return keys.add(key).size > before
}
