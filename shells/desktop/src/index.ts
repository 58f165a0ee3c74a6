export { type Desktop, type DesktopOptions, startDesktop } from './desktop/desktop.ts'
export type { WorkArea } from './desktop/open-work-area.ts'
export type { DesktopSystem, Screen } from './desktop/system.ts'
