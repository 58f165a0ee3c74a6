import { isLanguage } from '@tamga/formats'
import type { Context } from '../../../kernel/context.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import { kernelMessages } from '../../../kernel/messages/index.ts'

/** The server's own texts in one language: plain, or `{by, forms}` where a number decides. */
export function readServerMessages(ctx: Context, lang: string) {
  if (!isLanguage(lang)) throw notFound()
  const all = [...kernelMessages, ...ctx.services.modules.all.flatMap(module => module.messages ?? [])]
  return {
    lang,
    messages: Object.assign({}, ...all.map(messages => messages[lang].texts)) as Record<string, unknown>,
  }
}
