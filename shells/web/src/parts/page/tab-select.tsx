import { NativeSelect } from '@mantine/core'
import classes from './page-tabs.module.css'

type Props = {
  label: string
  tabs: readonly { readonly key: string; readonly label: string }[]
  open: string
  onOpen: (key: string) => void
}

/** A phone shows many tabs as one choice: what is pushed out of sight is not found. */
export function TabSelect({ label, tabs, open, onOpen }: Props) {
  return (
    <NativeSelect
      className={classes.select}
      mb="lg"
      size="md"
      aria-label={label}
      data={tabs.map(({ key, label: name }) => ({ value: key, label: name }))}
      value={open}
      onChange={event => onOpen(event.currentTarget.value)}
    />
  )
}
