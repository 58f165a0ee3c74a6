import type { Menu } from '@mantine/core'
import { createContext, createElement, use } from 'react'

type LoadedParts = Pick<typeof Menu, 'Item' | 'Label' | 'Divider' | 'RadioGroup' | 'RadioItem'>

/** The library's menu weighs as much as a screen: what stands in one is drawn by the menu that was loaded for it. */
export const LoadedMenuParts = createContext<LoadedParts | null>(null)

function part<N extends keyof LoadedParts>(name: N): LoadedParts[N] {
  function Part(props: object) {
    const loaded = use(LoadedMenuParts)
    return loaded && createElement(loaded[name] as (props: object) => null, props)
  }
  Part.displayName = `Menu${name}`
  return Part as unknown as LoadedParts[N]
}

export const MenuItem = part('Item')
export const MenuLabel = part('Label')
export const MenuDivider = part('Divider')
export const MenuRadioGroup = part('RadioGroup')
export const MenuRadioItem = part('RadioItem')
