import { useLocalStorage } from '@mantine/hooks'

/** Whether the menu shows icons alone; kept in this browser. */
export const useCollapsed = () =>
  useLocalStorage<boolean>({ key: 'menu-collapsed', defaultValue: false, getInitialValueInEffect: false })
