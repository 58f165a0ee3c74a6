import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'

export type FileKind = 'table' | 'stream' | 'linearised' | 'linearised streams' | 'hybrid'

/** A document of another maker, two pages long. */
export async function makeDocument(useObjectStreams: boolean, text = 'Agreement of 2026'): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const number of [1, 2]) {
    const page = document.addPage([595, 842])
    page.drawText(`${text}, page ${number}`, { x: 60, y: 760, size: 18, font })
  }
  return Buffer.from(await document.save({ useObjectStreams, addDefaultPage: false }))
}

/** Runs a program on a file and gives what it wrote. */
export function convert(bytes: Buffer, argumentsOf: (from: string, to: string) => readonly string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'tamga-pdf-'))
  try {
    const [from, to] = [join(folder, 'in.pdf'), join(folder, 'out.pdf')]
    writeFileSync(from, bytes)
    const { status, stderr } = spawnSync('qpdf', argumentsOf(from, to), { encoding: 'utf8' })
    if (status !== 0) throw new Error(`qpdf: ${stderr}`)
    return readFileSync(to)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export async function makeFile(kind: FileKind): Promise<Buffer> {
  if (kind === 'table') return makeDocument(false)
  if (kind === 'stream') return makeDocument(true)
  if (kind === 'hybrid') return makeHybrid()
  const objects = kind === 'linearised' ? 'disable' : 'generate'
  return convert(await makeDocument(false), (from, to) => [
    '--linearize',
    `--object-streams=${objects}`,
    '--deterministic-id',
    from,
    to,
  ])
}

const offsetRow = (offset: number): string => `${String(offset).padStart(10, '0')} 00000 n \n`

/**
 * A table for old readers and a stream for new ones (ISO 32000-1 §7.5.8.4): the information dictionary is inside of an
 * object stream that only the latter knows.
 */
function makeHybrid(): Buffer {
  let text = '%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n'
  const offsets: number[] = []
  const add = (number: number, body: string) => {
    offsets[number] = text.length
    text += `${number} 0 obj\n${body}\nendobj\n`
  }
  const content = 'BT /F1 18 Tf 60 760 Td (Agreement of 2026) Tj ET'
  add(1, '<< /Type /Catalog /Pages 2 0 R >>')
  add(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>')
  add(
    3,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  )
  add(4, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  add(5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  const packed = '7 0 << /Title (Hidden from old readers) >>'
  add(6, `<< /Type /ObjStm /N 1 /First 4 /Length ${packed.length} >>\nstream\n${packed}\nendstream`)
  const rows = Buffer.from([2, 0, 6, 0, 1, offsetHigh(text.length), text.length & 0xff, 0])
  offsets[8] = text.length
  const stream = rows.toString('latin1')
  text += `8 0 obj\n<< /Type /XRef /W [1 2 1] /Index [7 2] /Size 9 /Root 1 0 R /Length ${stream.length} >>\nstream\n${stream}\nendstream\nendobj\n`
  const table = text.length
  text += `xref\n0 9\n0000000007 65535 f \n${[1, 2, 3, 4, 5, 6].map(one => offsetRow(offsets[one]!)).join('')}`
  text += `0000000000 00000 f \n${offsetRow(offsets[8]!)}`
  text += `trailer\n<< /Size 9 /Root 1 0 R /Info 7 0 R /XRefStm ${offsets[8]} >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const offsetHigh = (offset: number): number => offset >> 8
