import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type DesignApprover,
  type DesignStep,
  designOf,
  isComplete,
  moved,
  newStep,
  stagesIn,
  stepsGiven,
  without,
} from './design.ts'

const [one, two, three] = [newStep(1), newStep(2, true), newStep(3)]

test('steps side by side form a stage; moving or removing the first keeps a stage at the beginning', () => {
  const keys = (stages: { key: number }[][]) => stages.map(stage => stage.map(({ key }) => key))
  assert.deepEqual(keys(stagesIn([one, two, three])), [[1, 2], [3]])
  assert.deepEqual(keys(stagesIn(moved([one, two, three], 1, -1))), [[2], [1], [3]])
  assert.deepEqual(keys(stagesIn(without([one, two, three], 0))), [[2], [3]])
  assert.deepEqual(moved([one], 0, 1), [one])
})

test('what was designed is sent as the API takes it, and comes back the same from a template', () => {
  const approvers: DesignApprover[] = [
    { kind: 'person', id: 'p', name: 'Болд' },
    { kind: 'role', id: 'r', name: 'Хуульч' },
    { kind: 'manager', id: 'manager', name: '' },
  ]
  const step: DesignStep = { ...one, mode: 'quorum', quorum: 2, approvers, dueDays: 3, escalates: true }
  const [given] = stepsGiven([step])
  assert.deepEqual(given, {
    name: null,
    mode: 'quorum',
    quorum: 2,
    approvers: [{ user: 'p' }, { role: 'r' }, { manager: true }],
    due_days: 3,
    on_overdue: 'escalate',
    parallel: false,
  })
  assert.equal(isComplete([step]), true)
  assert.equal(isComplete([step, two]), false)
  const planned = {
    name: null,
    mode: 'quorum' as const,
    quorum: 2,
    approvers: [
      { kind: 'person' as const, user: { id: 'p', name: 'Болд', email: '' }, role: null },
      { kind: 'role' as const, user: null, role: { id: 'r', key: 'r', name: 'Хуульч' } },
      { kind: 'manager' as const, user: null, role: null },
    ],
    due: null,
    due_days: 3,
    on_overdue: 'escalate' as const,
    parallel: false,
  }
  assert.deepEqual(designOf([planned]), [step])
})
