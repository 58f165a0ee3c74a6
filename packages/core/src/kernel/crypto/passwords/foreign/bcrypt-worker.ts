import { parentPort } from 'node:worker_threads'
import { compareSync } from 'bcryptjs'

type Question = { readonly id: number; readonly password: string; readonly stored: string }

parentPort!.on('message', ({ id, password, stored }: Question) => {
  parentPort!.postMessage({ id, isRight: compareSync(password, stored) })
})
