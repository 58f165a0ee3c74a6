import assert from 'node:assert/strict'
import { test } from 'node:test'
import { personName } from './person-name.ts'

const profile = (given_name: string | null, family_name: string | null, locale: string | null = null) => ({
  given_name,
  family_name,
  locale,
})
const parts = (name: string, known?: ReturnType<typeof profile>) => {
  const { given_name, family_name } = personName(name, known)
  return [given_name, family_name]
}

test('names that the person gave are taken as they are', () => {
  assert.deepEqual(parts('Бат Болд', profile('Болд', 'Бат')), ['Болд', 'Бат'])
  assert.deepEqual(parts('Bob Smith', profile('Robert', null)), ['Robert', ''])
})

test('a name of one word is a given name and no family name', () => {
  assert.deepEqual(parts('Bob'), ['Bob', ''])
  assert.deepEqual(parts('Болд', profile(null, null, 'mn')), ['Болд', ''])
})

test('Mongolian names begin with the patronymic, others with the given name', () => {
  assert.deepEqual(parts('Бат Болд'), ['Болд', 'Бат'])
  assert.deepEqual(parts('Дорж Энх Амар'), ['Энх Амар', 'Дорж'])
  assert.deepEqual(parts('Б.Болд'), ['Болд', 'Б.'])
  assert.deepEqual(parts('Bat Bold', profile(null, null, 'mn')), ['Bold', 'Bat'])
  assert.deepEqual(parts('Иван Петров', profile(null, null, 'ru')), ['Иван', 'Петров'])
  assert.deepEqual(parts('Ana María López'), ['Ana', 'María López'])
})
