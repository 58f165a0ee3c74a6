import assert from 'node:assert/strict'
import test from 'node:test'
import { LANGUAGES } from './languages.ts'
import { PLURAL_CATEGORIES, pluralCategory } from './plural.ts'

test('the plural categories of every language are those of CLDR', () => {
  for (const language of LANGUAGES) {
    const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    assert.deepEqual([...PLURAL_CATEGORIES[language]].sort(), [...known].sort(), language)
  }
})

test('numbers fall into the categories of their language', () => {
  const of = (language: 'ar' | 'ru' | 'fr', numbers: number[]) =>
    numbers.map(n => pluralCategory(language, n))
  assert.deepEqual(of('ar', [0, 1, 2, 3, 11, 100]), ['zero', 'one', 'two', 'few', 'many', 'other'])
  assert.deepEqual(of('ru', [1, 2, 5, 21]), ['one', 'few', 'many', 'one'])
  assert.deepEqual(of('fr', [0, 1, 2, 1_000_000]), ['one', 'one', 'other', 'many'])
})
