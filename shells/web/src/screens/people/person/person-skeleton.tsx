import { Group, Skeleton, Stack } from '@mantine/core'
import { Card } from '../../../parts/page/card.tsx'
import { Delayed } from '../../../parts/state/delayed.tsx'

export function PersonSkeleton() {
  return (
    <Delayed>
      <Stack gap="lg" aria-hidden>
        <Group>
          <Skeleton circle height={56} />
          <Stack gap="xs">
            <Skeleton height={22} width={220} />
            <Skeleton height={12} width={300} maw="50vw" />
          </Stack>
        </Group>
        <Skeleton height={36} width={360} maw="100%" />
        <Card>
          <Stack>
            <Skeleton height={14} width="50%" />
            <Skeleton height={14} width="70%" />
            <Skeleton height={14} width="40%" />
          </Stack>
        </Card>
      </Stack>
    </Delayed>
  )
}
