import { loadMessages } from '../../i18n/load-messages.ts'
import { mn } from './mn.ts'

export const docsMessages = await loadMessages(mn, import.meta.url)
