import { Skeleton, Stack } from '@mantine/core'
import { Card } from '../../parts/page/card.tsx'
import { Delayed } from '../../parts/state/delayed.tsx'

export function FormSkeleton() {
  return (
    <Delayed>
      <Stack gap="lg" aria-hidden>
        {[1, 2].map(key => (
          <Card key={key}>
            <Skeleton height={18} width={200} mb="lg" />
            <Skeleton height={36} mb="md" />
            <Skeleton height={36} width="60%" />
          </Card>
        ))}
      </Stack>
    </Delayed>
  )
}
