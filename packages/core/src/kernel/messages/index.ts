import type { AnyMessages } from '../i18n/messages.ts'
import { docsMessages } from './docs/index.ts'
import { fieldMessages } from './fields/index.ts'
import { mailMessages } from './mails/index.ts'
import { problemMessages } from './problems/index.ts'

export { docsMessages, fieldMessages, mailMessages, problemMessages }

/** The kernel's own texts; a module brings further ones in its manifest. */
export const kernelMessages: readonly AnyMessages[] = [
  problemMessages,
  fieldMessages,
  mailMessages,
  docsMessages,
]
