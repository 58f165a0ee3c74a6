export { type ImportedPerson, MOST_PEOPLE } from './people-import/contract.ts'
export { importPeople, type PeopleImport } from './people-import/import-people.ts'
