import { defineModule, payloadInvalid, provide, type RingService, ringServices } from '@tamga/core'
import { signIn } from '../../../distributions/sign-in/distribution.ts'
import { insertLetter } from './store.ts'

const letters: RingService = {
  name: 'letters',
  compose: async (_tx, _ctx, { given }) => given,
  async receive(tx, _ctx, { peer, payload }) {
    const { text } = payload as { text?: unknown }
    if (typeof text !== 'string') throw payloadInvalid('a letter has a text')
    await insertLetter(tx, text.slice(0, 100), peer.base_url)
  },
}

/** A module whose service carries letters from one installation to another. */
const lettersModule = defineModule({
  id: 'io.vendor.test.ring_letters',
  name: { mn: 'Захидал', en: 'Letters' },
  description: { mn: 'Туршилтын модуль.', en: 'A module of the tests.' },
  history: [
    { version: '1.0.0', date: '2026-11-16', change: { mn: 'Анхны хувилбар.', en: 'The first version.' } },
  ],
  dependencies: { 'io.vendor.core.ring': '^1.9.0' },
  migrations: new URL('./migrations/', import.meta.url),
  provides: [provide(ringServices, letters)],
})

export const lettersDistribution = { ...signIn, modules: [...signIn.modules, lettersModule] }
