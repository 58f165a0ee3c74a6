import type { Address } from '../../../data/government/registry.ts'

/** From the large to the small, as addresses are written in Mongolia. */
export function addressText(address: Address): string | null {
  const { aimag_city, soum_district, bag_khoroo, region, town, street, apartment, detail } = address
  const parts = [aimag_city, soum_district, bag_khoroo, region, town, street, apartment, detail]
  return parts.filter(Boolean).join(', ') || null
}
