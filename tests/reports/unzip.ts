import { inflateRawSync } from 'node:zlib'

/** The parts of an archive, read from its central directory as every program does. */
export function unzipParts(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const parts = new Map<string, Buffer>()
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, size] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)]
    const [names, extra, comment] = [28, 30, 32].map(place => file.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    const start = file.readUInt32LE(at + 42)
    const content = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28)
    const part = inflateRawSync(file.subarray(content, content + packed))
    if (part.length !== size) throw new Error('the size in the directory is not that of the part')
    parts.set(file.toString('utf8', at + 46, at + 46 + names), part)
    at += 46 + names + extra + comment
  }
  return parts
}

export const unzip = (file: Buffer): Map<string, string> =>
  new Map([...unzipParts(file)].map(([name, part]) => [name, part.toString()]))

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }

/** The rows of the first sheet: texts as they are, numbers as numbers, times by their style as the clock showed them. */
export function sheetRows(file: Buffer): (string | number | null)[][] {
  const sheet = unzip(file).get('xl/worksheets/sheet1.xml')!
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row!.matchAll(/<c\/>|<c([^>]*)>(?:<v>([^<]*)<\/v>|<is><t[^>]*>([^<]*)<\/t><\/is>)<\/c>/g)].map(
      ([, style, value, text]) => {
        if (text !== undefined) return text.replace(/&(amp|lt|gt);/g, mark => ENTITIES[mark]!)
        if (value === undefined) return null
        if (!style) return Number(value)
        const wall = new Date(Math.round(Number(value) * 86_400_000) + Date.UTC(1899, 11, 30)).toISOString()
        return wall.replace('T', ' ').slice(0, style.includes('"2"') ? 10 : 19)
      },
    ),
  )
}

/** RFC 4180. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  return rows.slice(0, -1)
}
