import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import type { ResolvedAddress } from '../../kernel/outbound/address/resolve-address.ts'
import { createOutbound, type OutboundCalls, type OutboundOptions } from '../../kernel/outbound/outbound.ts'
import { OutboundError, type OutboundReason } from '../../kernel/outbound/outbound-error.ts'

export async function serve(
  t: TestContext,
  listener: RequestListener,
): Promise<{ port: number; origin: string }> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { port, origin: `http://127.0.0.1:${port}` }
}

/** The calls of one tenant. */
export function open(t: TestContext, options: Partial<OutboundOptions> = {}): OutboundCalls {
  const outbound = createOutbound({ allow: ['127.0.0.1'], ...options })
  t.after(() => outbound.close())
  return outbound.of('one')
}

export function refusedWith(reason: OutboundReason) {
  return (error: unknown) => {
    assert.ok(error instanceof OutboundError, String(error))
    assert.equal(error.reason, reason)
    return true
  }
}

/** A resolver that gives these answers in turn and then the last one for ever. */
export const answersOf = (...answers: string[][]) => {
  let call = 0
  return async (): Promise<ResolvedAddress[]> => {
    const list = answers[Math.min(call++, answers.length - 1)] ?? []
    return list.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
}
