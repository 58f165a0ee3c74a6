import { defineMessages } from '../../../kernel/i18n/messages.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { mn } from './mn.ts'
import { ru } from './ru.ts'
import { zh } from './zh.ts'

export const accessMessages = defineMessages({ mn, en, ar, zh, fr, ru, es })
