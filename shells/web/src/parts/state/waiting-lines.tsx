import { Skeleton, Stack } from '@mantine/core'
import { Delayed } from './delayed.tsx'

/** Where a list of entries is about to be. */
export function WaitingLines({ count, height }: { count: number; height: number }) {
  return (
    <Delayed>
      <Stack aria-hidden>
        {[...Array(count).keys()].map(line => (
          <Skeleton key={line} height={height} radius="md" />
        ))}
      </Stack>
    </Delayed>
  )
}
