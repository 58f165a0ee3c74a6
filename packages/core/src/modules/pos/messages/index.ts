import { loadMessages } from '../../../kernel/i18n/load-messages.ts'
import { mn } from './mn.ts'

export const posMessages = await loadMessages(mn, import.meta.url)
