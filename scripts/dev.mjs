import { watch } from 'node:fs'
import { passSignals, startChild } from './child.mjs'
import { NODE, SERVICE } from './paths.mjs'
import { VITE, WEB } from './shell.mjs'

const WATCHED = ['packages/core/src', 'packages/formats/src', 'distributions']
const SETTLE_MS = 150

const isSource = name =>
  /\.(ts|sql|json)$/.test(name ?? '') && !/\.test\.ts$|node_modules|(^|\/)var\//.test(name)

/** Calls back once per burst of saved files. */
const onChange = act => {
  let timer
  const notice = (_event, name) => {
    if (!isSource(name)) return
    clearTimeout(timer)
    timer = setTimeout(() => act(name), SETTLE_MS)
  }
  return WATCHED.map(folder => watch(folder, { recursive: true }, notice))
}

/** The web client's development server, and the service, started anew whenever a source file changes; a crash waits for the next change. */
export const runDev = args =>
  new Promise(resolve => {
    let running
    let restarting = false
    let leaving = false
    const leave = () => {
      leaving = true
      if (!running) finish(130)
    }
    const finish = code => {
      for (const watcher of watchers) watcher.close()
      client.child.kill('SIGTERM')
      release()
      resolve(code)
    }
    const start = () => {
      restarting = false
      const { child, ended } = startChild(NODE, [SERVICE, 'serve', ...args], { ipc: true })
      running = child
      ended.then(code => {
        running = undefined
        if (restarting) return start()
        if (leaving || code === 0) return finish(code)
        console.error(`\nThe service ended with code ${code}. Waiting for a change…`)
      })
    }
    // The web client with hot reload; it passes API calls on to the service.
    const client = startChild(NODE, [VITE, WEB, '--config', `${WEB}/vite.config.ts`])
    const watchers = onChange(name => {
      if (leaving || restarting) return
      console.error(`\n${name} changed: starting again…`)
      if (!running) return start()
      restarting = true
      running.kill('SIGTERM')
    })
    const release = passSignals(() => running)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave)
    start()
  })
