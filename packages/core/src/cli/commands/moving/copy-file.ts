import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { CopiedRows } from '../../../kernel/database/copy/read-organisation.ts'
import { CommandFailure } from '../../exit-code.ts'

/** The first line of a copy. */
export type CopyHeader = Readonly<{
  type: 'organisation'
  format: 1
  exported_at: string
  /** Of the migrations that were applied: rows fit only where the same were. */
  schema: string
  tenant: Readonly<{ id: string; slug: string; name: string }>
}>

const FORMAT = 1
const ROWS_AT_ONCE = 500
const BYTES_AT_ONCE = 8_000_000

const isPacked = (file: string): boolean => file.endsWith('.gz')

/** One JSON object a line; the last one has the number of rows, and without it the file is not whole. Never over another file. */
export async function writeCopy(
  file: string,
  header: Omit<CopyHeader, 'type' | 'format'>,
  copy: AsyncIterable<CopiedRows>,
): Promise<number> {
  let rows = 0
  async function* lines() {
    yield `${JSON.stringify({ type: 'organisation', format: FORMAT, ...header })}\n`
    for await (const part of copy) {
      rows += part.rows.length
      yield part.rows.map(row => `{"table":"${part.table}","row":${row}}\n`).join('')
    }
    yield `${JSON.stringify({ type: 'end', rows })}\n`
  }
  // Hashes of passwords are in it: it is for the eyes of its owner.
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  if (isPacked(file)) await pipeline(Readable.from(lines()), createGzip(), target)
  else await pipeline(Readable.from(lines()), target)
  return rows
}

export type OpenCopy = { readonly header: CopyHeader; readonly rows: AsyncIterable<CopiedRows> }

export async function openCopy(file: string): Promise<OpenCopy> {
  const source = createReadStream(file)
  const input = isPacked(file) ? source.pipe(createGunzip()) : source
  if (input !== source) source.on('error', error => input.destroy(error))
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]()
  const header = readHeader((await lines.next()).value)
  return { header, rows: readRows(lines) }
}

function readHeader(line: string | undefined): CopyHeader {
  const header = parsed(line)
  if (header?.['type'] !== 'organisation' || header['format'] !== FORMAT)
    throw new CommandFailure('This is no copy of an organisation: "tamga tenant export" makes them.')
  return header as unknown as CopyHeader
}

function parsed(line: string | undefined): Record<string, unknown> | undefined {
  try {
    return JSON.parse(line ?? '')
  } catch {
    return undefined
  }
}

/** A row is handed on as it was written: a number that JavaScript cannot hold stays what it is. */
const ROW = /^\{"table":"(\w+)","row":(\{.*\})\}$/s

async function* readRows(lines: AsyncIterator<string>): AsyncGenerator<CopiedRows> {
  let [table, rows, bytes, count] = ['', [] as string[], 0, 0]
  for (;;) {
    const { value: line, done } = await lines.next()
    const [, name, row] = done ? [] : (ROW.exec(line) ?? [])
    const isFull = rows.length >= ROWS_AT_ONCE || bytes >= BYTES_AT_ONCE
    if (rows.length > 0 && (name !== table || isFull)) {
      yield { table, rows }
      rows = []
      bytes = 0
    }
    if (name === undefined || row === undefined) return requireEnd(done ? undefined : line, count)
    table = name
    rows.push(row)
    bytes += row.length
    count += 1
  }
}

function requireEnd(line: string | undefined, count: number): void {
  const end = parsed(line)
  if (end?.['type'] !== 'end' || end['rows'] !== count)
    throw new CommandFailure(`The copy is not whole: it breaks off after ${count} rows. Nothing was changed.`)
}
