import { loadMessages } from '../../i18n/load-messages.ts'
import { mn } from './mn.ts'

export const problemMessages = await loadMessages(mn, import.meta.url)
