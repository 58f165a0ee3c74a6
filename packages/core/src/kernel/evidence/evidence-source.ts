import type { SessionContext } from '../context.ts'
import { defineExtensionPoint } from '../module/extension-point.ts'

/** What somebody has to prove later: a report that people read, and the data behind it. */
export type EvidenceContent = Readonly<{
  title: string
  /** How many rows the data has. */
  records: number
  report: AsyncIterable<Uint8Array>
  data: Readonly<{ name: string; type: string; chunks: AsyncIterable<string | Uint8Array> }>
}>

/** Something whose report the organisation can seal, such as an access review that is closed. */
export type EvidenceSource = Readonly<{
  kind: string
  /** The app that has to be there for the tenant. */
  app?: string
  permission: string
  /** Undefined where there is no such thing. */
  read(ctx: SessionContext, id: string): Promise<EvidenceContent | undefined>
}>

export const evidenceSources = defineExtensionPoint<EvidenceSource>('evidence.sources')
