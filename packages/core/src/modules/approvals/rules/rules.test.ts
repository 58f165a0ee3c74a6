import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueAt, nextMoment, remindAt, STALLED_AFTER_MS, stageAt } from './deadlines.ts'
import { admitApprovers, isReachable, neededOf, outcomeOf, stagesOf } from './flow-rules.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

test('a step that runs beside the one before belongs to its stage; the first begins one whatever it says', () => {
  const steps = [true, false, true, true, false].map(parallel => ({ parallel }))
  assert.deepEqual(stagesOf(steps), [1, 2, 2, 2, 3])
  assert.deepEqual(stagesOf([]), [])
})

test('all of them, one of them or a number of them have to approve; a step of nobody is never approved by itself', () => {
  assert.equal(neededOf({ mode: 'all', quorum: null }, 7), 7)
  assert.equal(neededOf({ mode: 'any', quorum: null }, 7), 1)
  assert.equal(neededOf({ mode: 'quorum', quorum: 3 }, 7), 3)
  assert.equal(neededOf({ mode: 'all', quorum: null }, 0), 1)
  assert.equal(outcomeOf({ seats: 0, needed: 1, approvals: 0, rejections: 0 }), 'open')
  assert.equal(isReachable({ needed: 3, approvals: 1 }, 2), true)
  assert.equal(isReachable({ needed: 3, approvals: 1 }, 1), false)
})

test('a rejection counts as soon as the others can no longer be enough, and not before', () => {
  const counts = (seats: number, needed: number) => (approvals: number, rejections: number) =>
    outcomeOf({ seats, needed, approvals, rejections })
  const all = counts(3, 3)
  assert.deepEqual([all(2, 0), all(3, 0), all(2, 1)], ['open', 'approved', 'rejected'])
  const any = counts(3, 1)
  assert.deepEqual([any(0, 2), any(1, 2), any(0, 3)], ['open', 'approved', 'rejected'])
  const quorum = counts(5, 3)
  assert.deepEqual([quorum(2, 2), quorum(3, 2), quorum(2, 3)], ['open', 'approved', 'rejected'])
})

test('whoever owns the document is left out where somebody else is asked, unless the organisation says otherwise', () => {
  const asked = ['owner', 'one', 'owner', 'two', 'one'].map(person_id => ({ person_id }))
  const admitted = (own: 'always' | 'never' | 'no_other', list = asked) =>
    admitApprovers(list, { own, owners: ['owner'] }).map(({ person_id }) => person_id)
  assert.deepEqual(admitted('no_other'), ['one', 'two'])
  assert.deepEqual(admitted('never'), ['one', 'two'])
  assert.deepEqual(admitted('always'), ['owner', 'one', 'two'])
  const alone = [{ person_id: 'owner' }]
  assert.deepEqual(admitted('no_other', alone), ['owner'])
  assert.deepEqual(admitted('never', alone), [])
})

test('a reminder comes a day before the deadline or halfway, then the deadline, then a week later those who manage documents', () => {
  const begun = Date.parse('2026-11-16T00:00:00Z')
  const long = { begun, due: begun + 10 * DAY }
  assert.equal(remindAt(long), begun + 9 * DAY)
  assert.equal(remindAt({ begun, due: begun + DAY }), begun + 12 * HOUR)
  assert.equal(nextMoment(long, begun)?.getTime(), begun + 9 * DAY)
  assert.equal(nextMoment(long, begun + 9 * DAY)?.getTime(), long.due)
  assert.equal(nextMoment(long, long.due)?.getTime(), long.due + STALLED_AFTER_MS)
  assert.equal(nextMoment(long, long.due + STALLED_AFTER_MS), null)
  assert.deepEqual(
    [begun, begun + 9 * DAY, long.due].map(now => stageAt(long, now)),
    ['open', 'due_soon', 'overdue'],
  )
  assert.equal(stageAt({ begun, due: null }, long.due), 'open')
})

test('a step is due at its moment or some days after it began; a moment that has passed when it begins leaves a day', () => {
  const begun = Date.parse('2026-11-16T00:00:00Z')
  assert.equal(dueAt({ due_at: null, due_days: 3 }, begun)?.getTime(), begun + 3 * DAY)
  assert.equal(dueAt({ due_at: '2026-11-20T00:00:00Z', due_days: null }, begun)?.getTime(), begun + 4 * DAY)
  assert.equal(dueAt({ due_at: '2026-11-01T00:00:00Z', due_days: null }, begun)?.getTime(), begun + DAY)
  assert.equal(dueAt({ due_at: null, due_days: null }, begun), null)
})
