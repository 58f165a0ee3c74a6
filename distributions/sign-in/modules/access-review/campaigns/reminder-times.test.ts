import assert from 'node:assert/strict'
import test from 'node:test'
import { laterBy, nextReminder } from './reminder-times.ts'

const DAY = 86_400_000
const at = (text: string) => Date.parse(text)

test('reminders come halfway, a day before, when it is due, and then every week', () => {
  const campaign = { opened: 0, due: 10 * DAY }
  const days = (now: number) => nextReminder(campaign, now * DAY).getTime() / DAY
  assert.deepEqual([0, 5, 9, 10, 20].map(days), [5, 9, 10, 17, 27])
  assert.equal(nextReminder({ opened: 0, due: null }, 3 * DAY).getTime() / DAY, 10)
})

test('a due date in the past or an hour away is still reminded of in good order', () => {
  const hour = DAY / 24
  assert.equal(nextReminder({ opened: 0, due: hour }, 0).getTime(), hour / 2)
  assert.equal(nextReminder({ opened: 5 * DAY, due: DAY }, 5 * DAY).getTime() / DAY, 12)
})

test('a schedule keeps its day, takes the last of a short month, and leaves out what was missed', () => {
  assert.equal(laterBy('2026-01-31T08:00:00.000Z', 1, at('2026-02-01T00:00:00Z')), '2026-02-28T08:00:00.000Z')
  assert.equal(laterBy('2026-01-31T08:00:00.000Z', 3, at('2026-01-31T08:00:00Z')), '2026-04-30T08:00:00.000Z')
  assert.equal(laterBy('2026-01-15T08:00:00.000Z', 3, at('2027-02-01T00:00:00Z')), '2027-04-15T08:00:00.000Z')
})
