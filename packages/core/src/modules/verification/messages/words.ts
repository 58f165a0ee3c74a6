import { en } from './en.ts'

type Key = keyof typeof en.texts

/** The texts of this module in English, for the command line. */
export const wordsFor = (key: Key): string => String(en.texts[key])
