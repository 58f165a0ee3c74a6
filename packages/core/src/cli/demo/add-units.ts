import type { PersonRef } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import type { DemoOrganisation } from '../../kernel/module/demo-contribution.ts'
import { insertUnit, updatePlacements } from '../../modules/tenancy/index.ts'
import type { Random } from './random.ts'

type DemoUnit = { readonly code: string; readonly mn: string; readonly en: string; readonly below?: string }

/** Two levels below the head office, as in most organisations of this size. */
const UNITS: readonly DemoUnit[] = [
  { code: 'HQ', mn: 'Төв оффис', en: 'Head office' },
  { code: 'FIN', mn: 'Санхүүгийн газар', en: 'Finance', below: 'HQ' },
  { code: 'ACC', mn: 'Нягтлан бодох бүртгэлийн хэлтэс', en: 'Accounting', below: 'FIN' },
  { code: 'IT', mn: 'Мэдээллийн технологийн газар', en: 'Technology', below: 'HQ' },
  { code: 'SEC', mn: 'Мэдээллийн аюулгүй байдлын алба', en: 'Security', below: 'IT' },
  { code: 'HR', mn: 'Хүний нөөцийн газар', en: 'People', below: 'HQ' },
  { code: 'OPS', mn: 'Үйлчилгээний газар', en: 'Operations', below: 'HQ' },
  { code: 'EAST', mn: 'Зүүн бүсийн салбар', en: 'Eastern branch', below: 'OPS' },
  { code: 'WEST', mn: 'Баруун бүсийн салбар', en: 'Western branch', below: 'OPS' },
]

const POSITIONS = {
  mn: ['Мэргэжилтэн', 'Ахлах мэргэжилтэн', 'Шинжээч', 'Инженер', 'Ажилтан'],
  en: ['Specialist', 'Senior specialist', 'Analyst', 'Engineer', 'Clerk'],
} as const
const HEAD = { mn: 'Дарга', en: 'Head' } as const

type Filling = {
  readonly organisation: DemoOrganisation
  readonly people: readonly PersonRef[]
  readonly random: Random
}

/** Everybody stands somewhere; the first person in a unit leads it. */
export async function addUnits(tx: TenantTx, { organisation, people, random }: Filling) {
  const { language } = organisation
  const ids = new Map<string, string>()
  for (const [at, unit] of UNITS.entries()) {
    const parent_id = unit.below ? ids.get(unit.below)! : null
    const manager_id = people[at]?.id ?? null
    ids.set(unit.code, await insertUnit(tx, { name: unit[language], code: unit.code, manager_id, parent_id }))
  }
  const placed = people.map(({ id }, at) => {
    const unit = UNITS[at] ?? random.pick(UNITS)
    const isHead = at < UNITS.length
    return {
      person_id: id,
      unit_id: ids.get(unit.code)!,
      manager_id: null,
      position: isHead ? HEAD[language] : random.pick([...POSITIONS[language]]),
      employee_number: `${organisation.seed}-${String(at + 1).padStart(4, '0')}`,
    }
  })
  await updatePlacements(tx, placed)
  return UNITS.map(({ code }) => ({ id: ids.get(code)!, code }))
}
