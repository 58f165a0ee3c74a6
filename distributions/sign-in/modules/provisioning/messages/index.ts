import { loadMessages } from '@tamga/core'
import { mn } from './mn.ts'

export const provisioningMessages = await loadMessages(mn, import.meta.url)
