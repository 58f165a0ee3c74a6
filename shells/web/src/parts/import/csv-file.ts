import { saveFile } from '../copy/save-file.ts'

/** Reads a file as UTF-8, or throws: a wrong encoding would put broken names into the organisation. */
export async function readCsv(file: File): Promise<string> {
  return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
}

/** Spreadsheets send many types for the same file, so the name counts too. */
export const isCsv = (file: File): boolean => file.type === 'text/csv' || /\.(csv|tsv|txt)$/i.test(file.name)

const cellOf = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** With the mark that tells a spreadsheet program it is UTF-8. */
export function downloadCsv(name: string, lines: readonly (readonly string[])[]): void {
  const text = `\uFEFF${lines.map(cells => `${cells.map(cellOf).join(',')}\r\n`).join('')}`
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
}
