import { inflateSync } from 'node:zlib'
import { damaged, tooComplex } from './pdf-error.ts'
import { isArray, isDictionary, isName, isWholeNumber, type PdfStream, type PdfValue } from './pdf-value.ts'

const LARGEST = 64 * 1024 * 1024

const single = (value: PdfValue | undefined): PdfValue | undefined => {
  if (!isArray(value)) return value
  if (value.length > 1) throw damaged('several filters on a stream of the file structure')
  return value[0]
}

/** The content of the streams that the file's own structure is made of: compressed with Flate, or plain. */
export function decodeStream({ dictionary, data }: PdfStream): Buffer {
  const { entries } = dictionary
  const filter = single(entries.get('Filter'))
  if (filter === undefined || filter === null) return data
  if (!isName(filter, 'FlateDecode')) throw damaged('unknown filter on a stream of the file structure')
  const plain = inflate(data)
  const parameters = single(entries.get('DecodeParms'))
  if (!isDictionary(parameters)) return plain
  const given = (key: string, otherwise: number): number => {
    const value = parameters.entries.get(key)
    if (value !== undefined && !isWholeNumber(value)) throw damaged('filter parameters are malformed')
    return (value as number | undefined) ?? otherwise
  }
  const predictor = given('Predictor', 1)
  if (predictor === 1) return plain
  if (predictor < 10 || predictor > 15 || given('Colors', 1) !== 1 || given('BitsPerComponent', 8) !== 8)
    throw damaged('unknown predictor on a stream of the file structure')
  return undoPredictor(plain, given('Columns', 1))
}

function inflate(data: Buffer): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: LARGEST })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw tooComplex('stream is too large')
    throw damaged('stream cannot be decompressed')
  }
}

/** RFC 2083 §6: each row begins with the number of its filter. */
function undoPredictor(given: Buffer, columns: number): Buffer {
  const width = columns + 1
  if (columns < 1 || columns > 64 || given.length % width !== 0)
    throw damaged('rows of a stream are malformed')
  const rows = given.length / width
  const found = Buffer.alloc(rows * columns)
  for (let row = 0; row < rows; row += 1) {
    const kind = given[row * width]!
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column
      const left = column > 0 ? found[at - 1]! : 0
      const up = row > 0 ? found[at - columns]! : 0
      const corner = row > 0 && column > 0 ? found[at - columns - 1]! : 0
      found[at] = given[row * width + 1 + column]! + predicted(kind, { left, up, corner })
    }
  }
  return found
}

function predicted(kind: number, { left, up, corner }: Record<'left' | 'up' | 'corner', number>): number {
  if (kind === 0) return 0
  if (kind === 1) return left
  if (kind === 2) return up
  if (kind === 3) return (left + up) >> 1
  if (kind !== 4) throw damaged('unknown predictor of a row')
  const estimate = left + up - corner
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}
