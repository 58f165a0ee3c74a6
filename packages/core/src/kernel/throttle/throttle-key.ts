import { hash } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Rate } from '../settings/settings.ts'
import { subscriberNetwork } from '../visitor/networks.ts'

/** What is counted under, and how much of it. Hashed, so that the table holds neither e-mails nor addresses. */
export type ThrottleKey = { readonly key: Buffer; readonly rate: Rate }

export const throttleOf = (kind: string, value: string, rate: Rate): ThrottleKey => ({
  key: hash('sha256', `${kind} ${value}`, 'buffer'),
  rate,
})

/** By the network that the caller comes from, where it is known. */
export const networkThrottle = ({ ip }: Context, kind: string, rate: Rate): ThrottleKey[] =>
  ip === null ? [] : [throttleOf(kind, subscriberNetwork(ip), rate)]
