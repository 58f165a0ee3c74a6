import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { type Boot, boot } from '../api/boot.ts'
import { useLanguage } from '../i18n/language.tsx'
import { tenantInQuery } from './address/address.ts'
import { request } from './request.ts'

type Brand = Boot['brand']

const BrandContext = createContext<Brand>(boot.brand)

export const useBrand = (): Brand => use(BrandContext)

/** The page came with the brand in the language it was asked in; another language may call it otherwise. */
export function BrandProvider({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const [{ brand, spoken }, setBrand] = useState({ brand: boot.brand, spoken: boot.language })
  useEffect(() => {
    if (language === spoken) return
    const tenant = boot.tenant ?? tenantInQuery()
    const query = tenant ? `?tenant=${encodeURIComponent(tenant)}` : ''
    let isWanted = true
    request<Brand>('GET', `/brand${query}`).then(
      answer => isWanted && setBrand({ brand: answer, spoken: language }),
      // The name in the other language is still its name.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [language, spoken])
  return <BrandContext value={brand}>{children}</BrandContext>
}

const LONGEST_HEADLINE = 60

/**
 * A short description of the brand is its headline; a long one reads better below ours. Where a brand has none, the
 * installation's name stands there, which is shown already.
 */
export function brandCopy(
  { name, description }: Brand,
  tagline: string,
): { headline: string; lead: string | null } {
  if (!description || description === name || description === boot.installation_name)
    return { headline: tagline, lead: null }
  return description.length <= LONGEST_HEADLINE
    ? { headline: description, lead: null }
    : { headline: tagline, lead: description }
}
