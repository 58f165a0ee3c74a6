import { loadMessages } from '@tamga/core'
import { mn } from './mn.ts'

export const federationMessages = await loadMessages(mn, import.meta.url)
