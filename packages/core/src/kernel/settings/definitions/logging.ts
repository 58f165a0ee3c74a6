import { setting } from '../definition.ts'
import { choice } from '../kinds/basic.ts'

export const logging = {
  LOG_LEVEL: setting(choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'), {
    about: 'The least important line that is still written.',
    default: 'info',
  }),
  LOG_FORMAT: setting(choice('pretty', 'json'), {
    about: 'Lines for people or for machines.',
    default: around => (around.isTerminal && !around.isProduction ? 'pretty' : 'json'),
    shownDefault: 'pretty in a terminal in development, json otherwise',
    example: 'json',
  }),
}
