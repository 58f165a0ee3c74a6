/** The words of a search, in the normal form in which names are stored. */
export const searchWords = (q: string | undefined): string[] =>
  q?.normalize('NFC').split(/\s+/).filter(Boolean) ?? []

/** Text to be found as it is: `%` and `_` mean themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
