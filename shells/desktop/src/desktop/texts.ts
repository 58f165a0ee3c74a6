import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { mn, type Texts } from './messages/mn.ts'
import { ru } from './messages/ru.ts'
import { zh } from './messages/zh.ts'

/** Everything that the program itself says; the work area has texts of its own. */
export type { Texts }

const TEXTS: Readonly<Record<string, Texts>> = { mn, en, ar, zh, fr, ru, es }

export const textsIn = (language: string): Texts => TEXTS[language.slice(0, 2)] ?? mn

export const isRightToLeft = (texts: Texts): boolean => texts === ar
