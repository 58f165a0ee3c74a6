#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

// The supervisor does nothing but begin the host again, so that there is nothing in it that could fail.
const program = fileURLToPath(new URL('../src/host-program.ts', import.meta.url))
const WAIT_MS = 500
let child = null
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopping = true
    child?.kill(signal)
  })

while (!isStopping) {
  child = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' })
  await new Promise(resolve => child.once('exit', resolve))
  if (!isStopping) await pause(WAIT_MS)
}
