import { join } from 'node:path'
import { readKept, writeKept } from '../kept-file.ts'

/** How the registry behaves: as it should, late, or wrong in one way each. */
export const MODES = ['normal', 'slow', 'fault', 'away', 'cut', 'huge', 'deep', 'entities'] as const
export type Mode = (typeof MODES)[number]

export type Control = { readonly mode: Mode; readonly milliseconds: number }

const file = (dataDir: string): string => join(dataDir, 'simulators', 'xyp-mode.json')

/** Kept in a file, so that every process behaves alike. */
export async function readMode(dataDir: string): Promise<Control> {
  const kept = await readKept(file(dataDir))
  return kept === undefined ? { mode: 'normal', milliseconds: 0 } : (JSON.parse(kept) as Control)
}

export const writeMode = (dataDir: string, control: Control): Promise<void> =>
  writeKept(file(dataDir), JSON.stringify(control))

const ENTITIES = `<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`).join('')}]>`

/** What a broken or hostile far side would send in place of the answer. */
export function spoil(mode: Mode, xml: string): string {
  if (mode === 'cut') return xml.slice(0, Math.floor(xml.length * 0.6))
  if (mode === 'huge') return xml.replace('</resultMessage>', `${'х'.repeat(3_000_000)}</resultMessage>`)
  if (mode === 'deep')
    return xml.replace('<resultMessage>', `${'<d>'.repeat(500)}${'</d>'.repeat(500)}<resultMessage>`)
  if (mode === 'entities')
    return xml.replace('?>', `?>${ENTITIES}`).replace('<resultMessage>', '<resultMessage>&j;')
  return xml
}
