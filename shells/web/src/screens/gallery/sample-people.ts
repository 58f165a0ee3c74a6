import type { KnownStatus } from '../../parts/badge/status-badge.tsx'

export type SamplePerson = {
  id: string
  name: string
  email: string
  status: KnownStatus
  roles: { id: string; key: string; name: string }[]
  last_seen_at: string | null
  address: string
}

const NAMES = [
  'Бат-Эрдэнэ Дорж',
  'Marie Dupont',
  'أحمد حسن',
  'Сарангэрэл Болд',
  'Иван Петров',
  '李伟',
  'Өлзий Тэмүүлэн',
  'Lucía Fernández',
]
const STATUSES: KnownStatus[] = ['active', 'active', 'invited', 'suspended']
const ROLES = ['Админ', 'Хэрэглэгч', 'Хянагч', 'Нягтлан', 'Оператор'].map((name, at) => ({
  id: String(at),
  key: String(at),
  name,
}))
const HOUR = 3_600_000

const personOf = (at: number): SamplePerson => ({
  id: `person-${at}`,
  name: NAMES[at % NAMES.length]!,
  email: `person${at}@example.mn`,
  status: STATUSES[at % STATUSES.length]!,
  roles: ROLES.slice(0, 1 + ((at * 2) % 5)),
  last_seen_at: at % 4 === 2 ? null : new Date(Date.now() - at * at * HOUR - 60_000).toISOString(),
  address: `10.${(at * 13) % 255}.${(at * 29) % 255}.${at + 1}`,
})

export const SAMPLE_PEOPLE: readonly SamplePerson[] = Array.from({ length: 120 }, (_, at) => personOf(at))
