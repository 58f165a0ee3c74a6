import type { SessionContext } from '../context.ts'
import { defineExtensionPoint } from '../module/extension-point.ts'

/** Something that an answer can rest on: how it is named, and the screen that shows it. */
export type RecordKind = {
  /** A reference is `kind:id`. */
  readonly kind: string
  /** The field that people know it by, dotted where it lies deeper. */
  readonly name: string
  /** The address of its screen, with `:id`. */
  readonly screen: string
  /** The route that reads one, with `:id`: its name of this moment comes from there. */
  readonly read?: string
}

/** A question to a read route of a module. The caller's rights are those of the route. */
export type ReadTool = {
  readonly name: string
  /** For the model, in English. */
  readonly description: string
  /** `GET /api/v1/…`, as the module mounts it. */
  readonly route: string
  /** The parameters of the route that may be given. */
  readonly takes: readonly string[]
  /** The fields that are told; nothing else of the answer leaves. Dotted where they lie deeper. */
  readonly fields: readonly string[]
  /** What the records are, and the field with their id. */
  readonly record?: { readonly kind: string; readonly id: string }
}

/** A change that can be put before a person, who alone carries it out. */
export type ProposalTool = {
  readonly name: string
  readonly description: string
  /** The route that the person's own request goes to. */
  readonly route: string
  /** Parameters of the path, and fields of the body. */
  readonly takes: readonly string[]
  /** Which parameter names which record: the card shows these by their names of this moment. */
  readonly about: readonly { readonly parameter: string; readonly kind: string }[]
  /** A list of what the change would reach, by the same parameters: the card says how many that are. */
  readonly reaches?: string
  /** Message key of what the card says it does. */
  readonly title: string
}

/** A question that a module answers by code of its own, such as a report that is put together. */
export type OwnTool = {
  readonly name: string
  readonly description: string
  /** Which an agent has to have been given; who may ask what is judged inside as well. */
  readonly permission: string
  readonly inputSchema: object
  isOffered(ctx: SessionContext): boolean
  run(ctx: SessionContext, input: Readonly<Record<string, unknown>>): Promise<ToolAnswer>
}

/** A record that was told, so that an answer may refer to it. */
export type ToldRecord = {
  readonly ref: string
  readonly name: string
  /** The screen that shows it, where its kind alone does not tell. Made by our code, never by a model. */
  readonly path?: string
}

export type ToolAnswer = {
  /** Short JSON for the model. */
  readonly data: object
  readonly records: readonly ToldRecord[]
}

/** What one module lets the assistant and agents ask and propose. */
export type ToolSet = {
  readonly records?: readonly RecordKind[]
  readonly reads?: readonly ReadTool[]
  readonly proposals?: readonly ProposalTool[]
  readonly own?: readonly OwnTool[]
}

export const toolSets = defineExtensionPoint<ToolSet>('tools')
