import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

export function FactList({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" className={classes.list}>
      {children}
    </Box>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" size="sm" m={0} className={classes.value}>
        {children}
      </Text>
    </div>
  )
}
