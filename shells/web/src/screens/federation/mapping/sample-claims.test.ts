import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type MappingValues, valuesOf } from './mapping-values.ts'
import { claimsIn, mappedBy, SAMPLE } from './sample-claims.ts'

const STANDARD = {
  email: 'email',
  name: 'name',
  given_name: 'given_name',
  family_name: 'family_name',
  picture: 'picture',
  phone: 'phone_number',
  roles: null,
}
const shown = (values: MappingValues, claims = SAMPLE) =>
  Object.fromEntries(mappedBy(values, claims).map(({ target, value }) => [target, value]))

test('the sample shows what the usual mapping takes', () => {
  assert.deepEqual(shown(valuesOf(STANDARD)), {
    email: 'jane.doe@example.com',
    name: 'Jane Doe',
    given_name: 'Jane',
    family_name: 'Doe',
    phone: '+976 9911 2233',
    picture: 'https://example.com/jane.jpg',
    roles: null,
  })
})

test('names lead into objects, and what a person may not carry is left out', () => {
  const claims = { mail: 'no address', who: { full: ' Бат ' }, 'a.b': 'x', photo: 'http://example.com/x' }
  const mapping = { ...STANDARD, email: 'mail', name: 'who.full', given_name: 'a.b', picture: 'photo' }
  const { email, name, given_name, picture } = shown(valuesOf(mapping), claims as never)
  assert.deepEqual([email, name, given_name, picture], [null, 'Бат', 'x', null])
})

test('values of a role claim stand for themselves or for what the table says', () => {
  const keys = valuesOf({ ...STANDARD, roles: 'groups' })
  assert.deepEqual(shown(keys)['roles'], ['accounting', 'staff'])
  const table = valuesOf({ ...STANDARD, roles: { claim: 'groups', values: { accounting: 'bookkeeper' } } })
  assert.deepEqual(shown(table)['roles'], ['bookkeeper'])
  assert.deepEqual(shown(keys, { groups: 'a, b  a' } as never)['roles'], ['a', 'b'])
})

test('only an object of claims is a sample', () => {
  for (const text of ['', '[]', '1', 'null', '{']) assert.equal(claimsIn(text), null, text)
  assert.deepEqual(claimsIn('{"sub":"x"}'), { sub: 'x' })
})
