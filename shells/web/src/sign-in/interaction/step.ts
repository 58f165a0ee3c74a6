import type { ReactNode } from 'react'
import type { paths } from '../../api/schema.d.ts'

type Path = paths['/api/v1/oauth/interactions/{uid}']
export type Interaction = Path['get']['responses'][200]['content']['application/json']

/** A step of an interaction: what is asked, where to answer, and how to look again. */
export type Step = {
  asked: Interaction
  path: string
  reload: () => Promise<unknown>
  /** What is said when it is too late; otherwise that the application has to begin anew. */
  expired?: ReactNode
}
