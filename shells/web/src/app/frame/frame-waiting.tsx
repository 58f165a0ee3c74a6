import { Group, Skeleton, Stack } from '@mantine/core'
import { Card } from '../../parts/page/card.tsx'
import classes from './frame.module.css'

const ENTRIES = [...Array(8).keys()]

/** The outline of menu, bar and page, until it is known who is there. */
export function FrameWaiting() {
  return (
    <div className={classes.shell} aria-hidden data-waiting>
      <header className={classes.header}>
        <Group className={classes.bar} justify="space-between">
          <Skeleton height={14} width={120} />
          <Skeleton height={36} circle />
        </Group>
      </header>
      <div className={classes.menu}>
        <Stack p="md" gap="lg">
          <Skeleton height={28} width={130} />
          {ENTRIES.map(entry => (
            <Skeleton key={entry} height={16} />
          ))}
        </Stack>
      </div>
      <div className={classes.main}>
        <Stack>
          <Skeleton height={26} width={240} />
          <Skeleton height={12} width={320} maw="80%" />
          <Card>
            <Stack>
              <Skeleton height={36} maw={620} />
              <Skeleton height={36} maw={620} />
              <Skeleton height={64} maw={620} />
            </Stack>
          </Card>
        </Stack>
      </div>
    </div>
  )
}
