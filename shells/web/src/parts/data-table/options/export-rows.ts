import { saveFile } from '../../copy/save-file.ts'

/** A formula in a cell would be run by whoever opens the file. */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => `"${safe(text.replace(/\s+/g, ' ').trim()).replaceAll('"', '""')}"`

/** The table as it is on the screen, in the words of the screen: columns and rows that are shown, and no others. */
export function exportTable(label: string): void {
  const table = document.querySelector<HTMLTableElement>(`main table[aria-label="${CSS.escape(label)}"]`)
  if (!table) return
  const isShown = (cell: HTMLElement) => cell.offsetParent !== null && cell.dataset['export'] !== 'no'
  const lines = [...table.rows].map(row =>
    [...row.cells]
      .filter(isShown)
      .map(cell => quoted(textOf(cell)))
      .join(','),
  )
  // The mark tells spreadsheets that the letters are UTF-8.
  const file = new Blob([`\ufeff${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
  saveFile(file, `${label}.csv`)
}

/** A moment as it is stored, not as “3 minutes ago”. */
function textOf(cell: HTMLElement): string {
  const time = cell.querySelector('time')
  return time && time.textContent === cell.textContent ? time.dateTime : cell.innerText
}
