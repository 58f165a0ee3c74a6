import { type DemoContribution, inTenant, uuidv7 } from '@tamga/core'
import { insertResync } from '../runs/queue-store.ts'
import { insertTarget, type TargetFields } from '../targets/target-store.ts'
import { insertDemoHours } from './demo-store.ts'

const NAMES = {
  mn: { healthy: 'Цахим шуудан', failing: 'Хаалганы карт' },
  en: { healthy: 'Mail', failing: 'Door cards' },
} as const

const fieldsOf = (name: string, base_url: string): TargetFields => ({
  ...{ name, base_url, token_sealed: null, enabled: true, scope: {}, push_groups: false },
  attribute_mapping: {},
  on_leave: 'deactivate',
  compatibility: 'generic',
  max_removals: null,
})

/** One system that takes people in and one that is often down, both simulated: everybody is pushed as soon as the service runs. */
export const demoTargets: DemoContribution = async (ctx, { language, targets }) => {
  if (!targets) return
  await inTenant(ctx, async tx => {
    for (const system of ['healthy', 'failing'] as const) {
      const id = uuidv7()
      await insertTarget(tx, id, fieldsOf(NAMES[language][system], targets[system]))
      await insertDemoHours(tx, id, system === 'failing')
      await insertResync(tx, id)
    }
  })
}
