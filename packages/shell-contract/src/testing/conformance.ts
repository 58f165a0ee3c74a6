import type { CoreShell } from '../core-shell.ts'
import { EVENTS, METHODS } from '../methods.ts'

/** A host under test: its bridge, and a way to make it say something. */
export type Subject = { shell: CoreShell; emit(event: string, data: unknown): void | Promise<void> }

export type Case = { readonly name: string; run(subject: Subject): Promise<void> }

const fail = (message: string): never => {
  throw new Error(message)
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise
    return 'resolved'
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  }
}

/** What every host must do, whatever it is made of. Each case is run by the tests of each host. */
export const CONFORMANCE: readonly Case[] = [
  {
    name: 'the shell is frozen and says its version, platform and capabilities',
    async run({ shell }) {
      if (!Object.isFrozen(shell) || !Object.isFrozen(shell.capabilities)) fail('not frozen')
      if (!/^1\.\d+$/.test(shell.version)) fail(`version ${shell.version}`)
      for (const method of shell.capabilities)
        if (!Object.hasOwn(METHODS, method)) fail(`unknown capability ${method}`)
    },
  },
  {
    name: 'ready agrees on a major version, and refuses when there is none',
    async run({ shell }) {
      const { major } = await shell.call('shell.ready', { supports: [1] })
      if (major !== 1) fail(`major ${major}`)
      const code = await codeOf(shell.call('shell.ready', { supports: [99] }))
      if (code !== 'not_supported') fail(code)
    },
  },
  {
    name: 'a method that the host does not offer is not supported',
    async run({ shell }) {
      const missing = (Object.keys(METHODS) as (keyof typeof METHODS)[]).find(
        method => !shell.capabilities.includes(method),
      )
      if (!missing) return
      const code = await codeOf(shell.call(missing, {} as never))
      if (code !== 'not_supported') fail(code)
    },
  },
  {
    name: 'parameters that do not fit are refused before the host acts',
    async run({ shell }) {
      for (const params of [
        {},
        { title: '' },
        { title: 1 },
        { title: 'x', more: 1 },
        { title: 'x'.repeat(300_000) },
      ]) {
        const code = await codeOf(shell.call('shell.setTitle', params as never))
        if (code !== 'invalid_params') fail(`${JSON.stringify(params).slice(0, 40)}: ${code}`)
      }
    },
  },
  {
    name: 'the session and the menu belong to the host',
    async run({ shell }) {
      const session = await shell.call('session.get', {})
      if (session && !session.person.id) fail('no person')
      const { items } = await shell.call('menu.get', {})
      if (!Array.isArray(items)) fail('no menu')
    },
  },
  {
    name: 'events reach their listeners until these leave; unknown and malformed ones are ignored',
    async run({ shell, emit }) {
      const seen: unknown[] = []
      const leave = shell.on('menu.select', data => seen.push(data.path))
      await emit('menu.select', { path: '/people' })
      await emit('menu.select', { path: 5 })
      await emit('no.such.event', {})
      await Promise.resolve()
      leave()
      await emit('menu.select', { path: '/roles' })
      if (JSON.stringify(seen) !== '["/people"]') fail(JSON.stringify(seen))
      if (Object.keys(EVENTS).length === 0) fail('no events')
    },
  },
]
