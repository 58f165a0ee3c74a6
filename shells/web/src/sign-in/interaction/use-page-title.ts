import { useEffect } from 'react'
import { useBrand } from '../brand.tsx'

export function usePageTitle(name: string): void {
  const title = `${name} · ${useBrand().name}`
  useEffect(() => {
    document.title = title
  }, [title])
}
