import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { OPEN_STEPS, SESSION_STEPS } from './steps.ts'

const page = readFileSync(new URL('../../../../../../ARCHITECTURE.md', import.meta.url), 'utf8')
const mount = readFileSync(new URL('../mount.ts', import.meta.url), 'utf8')

const written = [...page.matchAll(/^(\d+) ([a-z-]+) {2,}/gm)].map(([, number, name]) => ({
  number: Number(number),
  name: name!,
}))

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

test('ARCHITECTURE.md lists the steps of a request as the code has them', () => {
  assert.deepEqual(
    written.map(({ number }) => number),
    written.map((_, index) => index + 1),
  )
  const admitted = SESSION_STEPS.map(step => kebab(step.name))
  assert.deepEqual(
    written.slice(0, admitted.length).map(({ name }) => name),
    admitted,
  )
  const open = OPEN_STEPS.map(step => kebab(step.name)).filter(name => name !== 'enter-openly')
  assert.deepEqual(open, admitted.slice(0, open.length))
})

test('what follows the steps hangs behind them in the order of ARCHITECTURE.md', () => {
  const hooks = ['onRequest: admit(', 'prepareBody(', 'refuseUnstorable(', 'answerWith(']
  const places = hooks.map(hook => mount.lastIndexOf(hook))
  assert.ok(places.every(place => place > 0))
  assert.deepEqual(
    places.toSorted((a, b) => a - b),
    places,
  )
  assert.deepEqual(
    written.slice(SESSION_STEPS.length).map(({ name }) => name),
    ['prepare-body', 'validate', 'answer', 'serialise', 'answer-error'],
  )
})
