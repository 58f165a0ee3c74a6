import type { Context } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { eidProvider } from './configured-provider.ts'
import type { Channel, Flow } from './port.ts'

export type EidOptions = {
  channels: Channel[]
  flows: Flow[]
  needs_phone: boolean
  phone_page: string | null
}

/** What the page offers; depends on the settings alone. */
export function readOptions(ctx: Context): EidOptions {
  const port = eidProvider(ctx)
  if (!port) throw new AppError(403, 'login_method_disabled')
  return {
    channels: [...port.channels],
    flows: [...port.flows],
    needs_phone: port.needs_phone,
    phone_page: ctx.services.settings.EID_MOCK ? '/sim/eid/__phone' : null,
  }
}
