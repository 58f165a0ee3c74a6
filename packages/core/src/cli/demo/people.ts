import type { DemoOrganisation } from '../../kernel/module/demo-contribution.ts'
import type { DemoPerson } from '../../modules/tenancy/index.ts'
import { INTERNATIONAL, type InternationalName, MONGOLIAN_GIVEN, MONGOLIAN_PATRONYMIC } from './names.ts'
import type { Random } from './random.ts'

/** Members first, then those who are only invited. */
export function makePeople(organisation: DemoOrganisation, random: Random): DemoPerson[] {
  const taken = new Set<string>()
  const total = organisation.members + organisation.invitations
  const foreigners = new Set(spread(organisation.international, total, random))
  return Array.from({ length: total }, (_, index) => {
    const person = foreigners.has(index)
      ? foreigner(INTERNATIONAL[taken.size % INTERNATIONAL.length]!)
      : mongolian(organisation, random)
    return { ...person, email: freeAddress(person.email, organisation.slug, taken) }
  })
}

/** That many different places, never the first: the administrator speaks the language of the organisation. */
function spread(count: number, total: number, random: Random): number[] {
  const places = new Set<number>()
  while (places.size < count) places.add(1 + random.below(total - 1))
  return [...places]
}

function mongolian({ language }: DemoOrganisation, random: Random): DemoPerson {
  const [given_name, latin] = random.pick(MONGOLIAN_GIVEN)
  const [family_name, initial] = random.pick(MONGOLIAN_PATRONYMIC)
  const locale = language === 'mn' || random.chance(0.5) ? 'mn' : 'en'
  const phone = random.chance(0.7)
    ? `+976 ${random.pick(['88', '99', '95', '80'])}${100_000 + random.below(900_000)}`
    : null
  return {
    email: `${latin}.${initial}`,
    name: `${family_name} ${given_name}`,
    given_name,
    family_name,
    locale,
    phone,
  }
}

function foreigner([given_name, family_name, email, locale]: InternationalName): DemoPerson {
  const name = locale === 'zh' ? `${family_name}${given_name}` : `${given_name} ${family_name}`
  return { email, name, given_name, family_name, locale, phone: null }
}

function freeAddress(local: string, domain: string, taken: Set<string>): string {
  let address = `${local}@${domain}.example`
  for (let number = 2; taken.has(address); number++) address = `${local}${number}@${domain}.example`
  taken.add(address)
  return address
}
