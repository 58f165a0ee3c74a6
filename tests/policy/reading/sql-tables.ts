export type TableUse = { readonly table: string; readonly use: 'read' | 'write' }

const TOKENS = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|[a-z_][\w$]*(?:\.[a-z_]\w*)*|\S/gi
const NOT_SQL = /^(?:--|\/\*|'|")/

/** Words after which the list of tables is over. */
const END_OF_TABLES = new Set(
  'where group order having limit offset union intersect except select set returning values window for do'.split(
    ' ',
  ),
)
/** Of functions that take an argument after `from`. */
const TAKES_FROM = new Set(['extract', 'substring', 'trim', 'overlay', 'position'])
const BEFORE_TABLE = new Set(['only', 'lateral', 'table'])

/** One pair of brackets: the function that they belong to, and whether a comma in them is followed by a table. */
type Frame = { readonly call: string; isInTables: boolean }

/** The use that a word announces; undefined for a word that announces no table. */
function announced(word: string, before: string, frame: Frame): TableUse['use'] | undefined {
  if (word === 'from' && before === 'delete') return 'write'
  if (word === 'from') return before === 'distinct' || TAKES_FROM.has(frame.call) ? undefined : 'read'
  if (word === 'join' || word === 'using') return 'read'
  if (word === ',') return frame.isInTables ? 'read' : undefined
  if (word === 'into') return before === 'insert' || before === 'merge' ? 'write' : undefined
  if (word === 'update') return ['for', 'key', 'do'].includes(before) ? undefined : 'write'
  if (word === 'truncate') return 'write'
  return word === 'lock' ? 'read' : undefined
}

/** The tables that a text of SQL names, as far as it names them itself: what is put into it is read where it stands. */
export function tablesNamed(text: string): TableUse[] {
  const words = [...text.matchAll(TOKENS)]
    .map(([word]) => word.toLowerCase())
    .filter(word => !NOT_SQL.test(word))
  const found: TableUse[] = []
  const frames: Frame[] = [{ call: '', isInTables: false }]
  let expected: TableUse['use'] | undefined
  for (const [place, word] of words.entries()) {
    const before = words[place - 1] ?? ''
    const frame = frames.at(-1)!
    if (word === '(') frames.push({ call: before, isInTables: false })
    else if (word === ')' && frames.length > 1) frames.pop()
    const use = announced(word, before, frame)
    if (use) {
      expected = use
      frame.isInTables = word !== 'into' && word !== 'update'
    } else if (END_OF_TABLES.has(word)) {
      frame.isInTables = false
      expected = undefined
    } else if (expected && !BEFORE_TABLE.has(word)) {
      // The columns of `insert into t (a, b)` follow a table; what is read and has brackets is a function.
      const isTable = expected === 'write' || words[place + 1] !== '('
      if (isTable && /^[a-z_]/.test(word)) found.push({ table: word, use: expected })
      expected = undefined
    }
  }
  return found.map(({ table, use }) => ({ table: table.replace(/^public\./, ''), use }))
}
