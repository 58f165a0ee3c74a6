import type { CoreShell } from '../core-shell.ts'
import type { Subject } from './conformance.ts'

/** A page that holds a real window.CoreShell, as far as a test reaches it. */
export type Remote = {
  /** The value of an expression in the top frame, awaited. */
  evaluate(expression: string): Promise<unknown>
  /** Has the host say something. */
  emit(event: string, data: unknown): Promise<void>
}

type Described = Pick<CoreShell, 'version' | 'platform' | 'capabilities'> & { isFrozen: boolean }

const DESCRIBE = `(() => {
  const { version, platform, capabilities } = window.CoreShell
  const held = Object.getOwnPropertyDescriptor(window, 'CoreShell')
  const isFrozen = Object.isFrozen(window.CoreShell) && Object.isFrozen(capabilities) && !held.configurable && !held.writable
  window.testHeard = []
  window.testLeave = {}
  return { version, platform, capabilities: [...capabilities], isFrozen }
})()`

const callOf = (method: string, params: unknown) => `
  window.CoreShell.call(${JSON.stringify(method)}, ${JSON.stringify(params)})
    .then(result => ({ result }), error => ({ error: { code: error.code, message: error.message } }))`

/** The shell of a page of another process, for the same cases as a host without a window. */
export async function createRemoteSubject({ evaluate, emit }: Remote): Promise<Subject> {
  const { version, platform, capabilities, isFrozen } = (await evaluate(DESCRIBE)) as Described
  const listeners = new Map<number, (data: never) => void>()
  let count = 0
  const shell = {
    version,
    platform,
    capabilities: isFrozen ? Object.freeze(capabilities) : capabilities,
    async call(method: string, params: unknown) {
      const { result, error } = (await evaluate(callOf(method, params))) as {
        result?: unknown
        error?: { code: string; message: string }
      }
      if (error) throw Object.assign(new Error(error.message), error)
      return result
    },
    on(event: string, listener: (data: never) => void) {
      const id = ++count
      listeners.set(id, listener)
      void evaluate(
        `void (window.testLeave[${id}] = window.CoreShell.on(${JSON.stringify(event)}, data => window.testHeard.push([${id}, data])))`,
      )
      return () => void evaluate(`window.testLeave[${id}]()`)
    },
  }
  return {
    shell: (isFrozen ? Object.freeze(shell) : shell) as unknown as CoreShell,
    async emit(event, data) {
      await emit(event, data)
      for (const [id, heard] of (await evaluate('window.testHeard.splice(0)')) as [number, never][])
        listeners.get(id)?.(heard)
    },
  }
}
