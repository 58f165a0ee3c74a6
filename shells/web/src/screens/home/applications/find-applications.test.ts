import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categoriesOf, findApplications, recentOf } from './find-applications.ts'

const application = (name: string, more: object = {}) => ({
  client_id: name,
  name,
  description: null,
  logo_uri: null,
  launch_uri: 'https://app.example/',
  category: null,
  favourite: false,
  last_opened_at: null,
  ...more,
})

const LIST = [
  application('Авто тээвэр', { last_opened_at: '2026-11-01T00:00:00.000Z' }),
  application('Санхүү', { category: 'Санхүү', description: 'Цалин, тайлан' }),
  application('Цалин', { category: 'Хүний нөөц', last_opened_at: '2026-11-02T00:00:00.000Z' }),
  application('Хүний нөөц', { category: 'Хүний нөөц', favourite: true }),
]
const names = (found: { name: string }[]) => found.map(({ name }) => name)

test('what begins with the letters comes first, then words within, then the other texts', () => {
  assert.deepEqual(names(findApplications(LIST, 'цал')), ['Цалин', 'Санхүү'])
  assert.deepEqual(names(findApplications(LIST, 'ТЭЭ')), ['Авто тээвэр'])
  assert.deepEqual(names(findApplications(LIST, 'хүний')), ['Хүний нөөц', 'Цалин'])
  assert.deepEqual(names(findApplications(LIST, ' ')), names(LIST))
  assert.deepEqual(findApplications(LIST, 'zzz'), [])
})

test('of two that fit alike, the favourite and then the one opened last is first', () => {
  const twins = [application('Апп 1'), application('Апп 2', { last_opened_at: '2026-11-01T00:00:00.000Z' })]
  assert.deepEqual(names(findApplications(twins, 'апп')), ['Апп 2', 'Апп 1'])
  assert.deepEqual(
    names(findApplications([...twins, application('Апп 3', { favourite: true })], 'апп'))[0],
    'Апп 3',
  )
})

test('recent ones are in the order in which they were opened; categories are named once', () => {
  assert.deepEqual(names(recentOf(LIST)), ['Цалин', 'Авто тээвэр'])
  assert.deepEqual(categoriesOf(LIST), ['Санхүү', 'Хүний нөөц'])
})
