import { Tabs } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { lazyPart } from '../overlay/lazy-part.ts'
import classes from './page-tabs.module.css'
import { CardWaiting } from './page-waiting.tsx'

export type PageTab<K extends string> = {
  key: K
  label: string
  icon: Icon
  content: ReactNode
  /** Instead of what the page says for all of its tabs. */
  keepMounted?: boolean
}

type PageTabsProps<K extends string> = {
  /** What the tabs are of, for who does not see them. */
  label: string
  tabs: readonly PageTab<K>[]
  open: K
  onOpen: (key: K) => void
  /** Keeps what was typed in a tab while another one is looked at. */
  keepMounted?: boolean
}

const TabSelect = lazyPart(() => import('./tab-select.tsx'), 'TabSelect')

/** More tabs than this stand closer together, so that they fit a desktop without scrolling. */
const ROOMY = 6

/** The parts of a page behind tabs; the open one is in the address. Content may load when it is first looked at. */
export function PageTabs<K extends string>(props: PageTabsProps<K>) {
  const { label, tabs, open, onOpen, keepMounted = false } = props
  const list = useVisibleTab(open)
  const isMany = tabs.length > ROOMY
  return (
    <Tabs value={open} onChange={key => key && onOpen(key as K)} keepMounted={keepMounted}>
      {isMany && (
        <Suspense>
          <TabSelect label={label} tabs={tabs} open={open} onOpen={key => onOpen(key as K)} />
        </Suspense>
      )}
      <Tabs.List
        mb="lg"
        className={classes.list}
        data-many={isMany || undefined}
        ref={list}
        aria-label={label}
      >
        {tabs.map(({ key, label: name, icon: TabIcon }) => (
          <Tabs.Tab key={key} value={key} leftSection={<TabIcon size={18} stroke={1.7} />}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ key, content, keepMounted: isKept = keepMounted }) => (
        <Tabs.Panel key={key} value={key} keepMounted={isKept}>
          <Suspense fallback={<CardWaiting />}>{content}</Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** On a phone the tabs scroll sideways: the open one is brought into view. */
function useVisibleTab(tab: string) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason to look again
  useEffect(() => {
    const open = list.current?.querySelector('[aria-selected=true]')
    open?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [tab])
  return list
}
