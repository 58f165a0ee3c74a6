import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { discoveryQuery } from '../../../data/federation.ts'
import { useLanguage } from '../../../i18n/language.tsx'

const PAUSE = 500

export const isAddress = (value: string): boolean =>
  /^https?:\/\/[^\s/?#@]+/.test(value.trim()) && URL.canParse(value.trim())

export type Discovery = ReturnType<typeof useDiscovery>

/** Looks at the issuer as soon as it could be one. */
export function useDiscovery(issuer: string) {
  const { language } = useLanguage()
  const [wanted] = useDebouncedValue(issuer.trim(), PAUSE)
  const isWanted = isAddress(wanted)
  const { data, error, isFetching, refetch } = useQuery({
    ...discoveryQuery(wanted, language),
    enabled: isWanted,
  })
  const isCurrent = wanted === issuer.trim()
  return {
    isWanted: isWanted && isCurrent,
    isRunning: isFetching,
    steps: isCurrent ? data?.steps : undefined,
    isOk: isCurrent && data?.ok === true,
    isFailed: isCurrent && isWanted && !isFetching && (data?.ok === false || error !== null),
    error: isCurrent ? error : null,
    again: () => void refetch(),
  }
}
