import { loadMessages } from '../../../kernel/i18n/load-messages.ts'
import { mn } from './mn.ts'

export const invoicingMessages = await loadMessages(mn, import.meta.url)
