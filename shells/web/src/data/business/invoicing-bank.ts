import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Lines = paths['/api/v1/invoicing/bank-lines']['get']
type Statements = paths['/api/v1/invoicing/bank-statements']['post']

export type BankLine = Lines['responses'][200]['content']['application/json']['items'][number]
export type BankLinesQuery = NonNullable<Lines['parameters']['query']>
export type NewStatement = Statements['requestBody']['content']['application/json']
export type StatementTaken = Statements['responses'][200]['content']['application/json']

const ROOT = 'invoicing'
const at = (id: string) => ({ path: { id } })
const refresh = () => queryClient.invalidateQueries({ queryKey: [ROOT] })

export const bankLinesQuery = (query: BankLinesQuery) =>
  queryOptions({
    queryKey: [ROOT, 'bank-lines', query],
    queryFn: () => dataOf(api.GET('/api/v1/invoicing/bank-lines', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export async function importStatement(body: NewStatement): Promise<StatementTaken> {
  const taken = await dataOf(api.POST('/api/v1/invoicing/bank-statements', { body }))
  await refresh()
  return taken
}

export async function matchBankLine(id: string, invoice: string, amount: string): Promise<void> {
  const body = { allocations: [{ invoice, amount }] }
  await api.POST('/api/v1/invoicing/bank-lines/{id}/match', { params: at(id), body })
  await refresh()
}

export async function changeBankLine(id: string, state: 'open' | 'ignored'): Promise<void> {
  await api.PUT('/api/v1/invoicing/bank-lines/{id}', { params: at(id), body: { state } })
  await refresh()
}
