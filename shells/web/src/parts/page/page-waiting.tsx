import { Skeleton, Stack } from '@mantine/core'
import { Delayed } from '../state/delayed.tsx'
import { Card } from './card.tsx'

/** The outline of a page with a title and a form, while it is on its way. */
export function PageWaiting() {
  return (
    <Stack aria-hidden>
      <Delayed>
        <Skeleton height={26} width={240} />
        <Skeleton height={12} width={320} maw="80%" />
      </Delayed>
      <CardWaiting />
    </Stack>
  )
}

export function CardWaiting() {
  return (
    <Delayed>
      <Card aria-hidden>
        <Stack>
          <Skeleton height={36} maw={620} />
          <Skeleton height={36} maw={620} />
          <Skeleton height={64} maw={620} />
        </Stack>
      </Card>
    </Delayed>
  )
}
