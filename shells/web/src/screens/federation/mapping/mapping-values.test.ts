import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mappingOf, valuesOf } from './mapping-values.ts'

const STANDARD = {
  email: 'email',
  name: 'name',
  given_name: 'given_name',
  family_name: 'family_name',
  picture: 'picture',
  phone: 'phone_number',
  roles: null,
}

test('a mapping comes out of the form as it went in', () => {
  const table = { claim: 'groups', values: { accounting: 'a-role' } }
  for (const roles of [null, 'roles', table]) {
    const mapping = { ...STANDARD, roles }
    assert.deepEqual(mappingOf(valuesOf(mapping)), mapping)
  }
})

test('a target without a claim is not taken over, and half a line stands for nothing', () => {
  const values = valuesOf({ ...STANDARD, picture: null, roles: { claim: 'groups', values: {} } })
  const role_pairs = [
    { value: ' staff ', role: 'a-role' },
    { value: 'nobody', role: '' },
    { value: '', role: 'b-role' },
  ]
  const claim_mapping = { ...values.claim_mapping, phone: ' ' }
  const { picture, phone, roles } = mappingOf({ ...values, claim_mapping, role_pairs })
  assert.deepEqual([picture, phone], [null, null])
  assert.deepEqual(roles, { claim: 'groups', values: { staff: 'a-role' } })
})
