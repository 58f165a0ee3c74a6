import { SimpleGrid } from '@mantine/core'
import { Card } from '../../parts/page/card.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { PROBLEMS } from './sample-problems.ts'

export function ProblemsSection() {
  return (
    <SimpleGrid cols={{ base: 1, md: 2, lg: 3 }}>
      {PROBLEMS.map(([name, error]) => (
        <Card key={name}>
          <ProblemState error={error} onRetry={() => {}} />
        </Card>
      ))}
    </SimpleGrid>
  )
}
