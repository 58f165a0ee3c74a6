import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { problemOf } from '../../api/problem.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'
import { stepUps } from '../../api/step-up-channel.ts'

export type Proposal =
  paths['/api/v1/assistant/proposals/{id}']['get']['responses'][200]['content']['application/json']

const PROPOSALS = ['assistant', 'proposal'] as const

/** What still waits for the person's click, whoever proposed it. */
export const waitingProposalsQuery = queryOptions({
  queryKey: [...PROPOSALS, 'waiting'],
  queryFn: async () => (await dataOf(api.GET('/api/v1/assistant/proposals'))).items,
})

export const proposalQuery = (id: string) =>
  queryOptions({
    queryKey: [...PROPOSALS, id],
    queryFn: () => dataOf(api.GET('/api/v1/assistant/proposals/{id}', { params: { path: { id } } })),
  })

/** The person's own request, exactly as it was shown, with the name of the proposal. */
export async function confirmProposal({ id, method, path, body }: Proposal): Promise<void> {
  const send = () =>
    fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        'accept-language': document.documentElement.lang,
        'assistant-proposal': id,
      },
      body: JSON.stringify(body),
    })
  let answer = await send()
  if (!answer.ok) {
    const problem = await problemOf(answer)
    const { methods = [] } = problem.problem
    if (problem.code !== 'step_up_required' || !(await stepUps.ask(methods))) throw problem
    answer = await send()
    if (!answer.ok) throw await problemOf(answer)
  }
  // What it changed may stand on any screen.
  await queryClient.invalidateQueries()
}

export async function dismissProposal(id: string): Promise<void> {
  await api.DELETE('/api/v1/assistant/proposals/{id}', { params: { path: { id } } })
  await queryClient.invalidateQueries({ queryKey: PROPOSALS })
}
