export type JsonBodyErrorCode = 'malformed' | 'too_deep' | 'duplicate_key' | 'bad_unicode'

export class JsonBodyError extends Error {
  readonly code: JsonBodyErrorCode
  /** The character where the trouble is, counted from 0, when known; the byte where the bytes are not UTF-8. */
  readonly position: number | undefined

  constructor(code: JsonBodyErrorCode, position?: number) {
    super(`The JSON body is refused: ${code}${position === undefined ? '' : ` at position ${position}`}`)
    this.name = 'JsonBodyError'
    this.code = code
    this.position = position
  }
}
