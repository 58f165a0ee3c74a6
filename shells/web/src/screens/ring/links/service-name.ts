import { useQuery } from '@tanstack/react-query'
import { servicesQuery } from '../../../data/operator/ring.ts'

/** What a service carries, in the words of the server; messages about the ring itself keep their names. */
export function useServiceNames(): (service: string) => string {
  const { data } = useQuery(servicesQuery)
  return service => data?.items.find(({ name }) => name === service)?.description ?? service
}
