import type { Context } from '../kernel/context.ts'

/** The audit log names the command line as the actor: whoever runs it controls the machine. */
export const operatorContext = (ctx: Context): Context => ({
  ...ctx,
  request_id: 'command-line',
  actor: { id: null, name: 'Command line', email: null },
})
