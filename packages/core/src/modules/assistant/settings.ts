import { optional, setting, type Values } from '../../kernel/settings/definition.ts'
import { duration } from '../../kernel/settings/kinds/amounts.ts'
import { choice, integer, text } from '../../kernel/settings/kinds/basic.ts'
import { webUrl } from '../../kernel/settings/kinds/urls.ts'
import { secretText } from '../../kernel/settings/kinds/values.ts'
import type { SettingGroup } from '../../kernel/settings/setting-group.ts'

const definitions = {
  AI_PROVIDER: setting(choice('anthropic', 'openai'), {
    about:
      'How the model server is spoken to: the Messages API of Anthropic, or Chat Completions as OpenAI and most servers that run a model by themselves speak it.',
    default: 'anthropic',
  }),
  AI_API_KEY: optional(secretText(1, 500), {
    about:
      'The key of the model server. Without it the assistant says that it is unavailable, and everything else works.',
    secret: true,
  }),
  AI_BASE_URL: optional(webUrl, {
    about:
      'Address of the model server. One that is not public has to be named in OUTBOUND_ALLOW as well. What tenants let the assistant read is sent there.',
    shownDefault: 'https://api.anthropic.com, or https://api.openai.com/v1',
    example: 'https://models.example.mn/v1',
  }),
  AI_MODEL: optional(text(100), {
    about: 'Name of the model.',
    shownDefault: 'claude-sonnet-4-5, or gpt-5-mini',
    example: 'claude-sonnet-4-5',
  }),
  AI_TOKENS_PERSON_DAY: setting(integer(1, 1_000_000_000), {
    about: 'Tokens that one person may use in a day.',
    default: '300000',
  }),
  AI_TOKENS_TENANT_MONTH: setting(integer(1, 1_000_000_000_000), {
    about: 'Tokens that one tenant may use in a month.',
    default: '30000000',
  }),
  AI_KEEP: setting(duration, {
    about: 'How long conversations with the assistant are kept.',
    default: '30d',
  }),
}

declare module '../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const assistantSettings: SettingGroup = {
  title: 'Assistant',
  settings: definitions,
  outboundUrls: ({ AI_API_KEY, AI_BASE_URL }) => [AI_API_KEY && AI_BASE_URL],
}
