import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { defineProcessValue, type ProcessValues } from '../../process-values.ts'
import type { Settings } from '../../settings/all-settings.ts'
import type { SignatureAlgorithm } from '../cms/signature-algorithm.ts'
import { SignerUnavailable } from '../signer/port.ts'
import type {
  KeyDescription,
  KeyKind,
  KeyName,
  Pkcs11Act,
  Pkcs11Answer,
  Pkcs11Question,
  TokenDescription,
} from './messages.ts'

/** The hardware module, as this process sees it: questions to another process. */
export type Hsm = {
  describe(): Promise<TokenDescription>
  find(key: KeyName): Promise<KeyDescription | null>
  generate(key: KeyName, kind: KeyKind): Promise<KeyDescription>
  sign(key: KeyName, algorithm: SignatureAlgorithm, digest: Buffer): Promise<Buffer>
}

type Waiting = { resolve(value: unknown): void; reject(error: Error): void }

const PROGRAM = fileURLToPath(new URL('./hsm-process.ts', import.meta.url))
/** Making a key of 4096 bits takes the longest. */
const TIMEOUT_MS = 60_000

type Module = { readonly module: string; readonly pinFile: string; readonly token: string }

/** Starts the process with the first question, and anew when it ended. */
function createProcess({ module, pinFile, token }: Module): { ask<T>(asked: Pkcs11Act): Promise<T> } {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let number = 0

  function start(): ChildProcess {
    const started = fork(PROGRAM, [module, pinFile, token], {
      // Its own words may tell about the module's inside; what went wrong comes back as an answer.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
    })
    started.on('message', (answer: Pkcs11Answer) => settle(waiting, answer))
    const end = () => {
      if (child !== started) return
      child = undefined
      for (const { reject } of waiting.values())
        reject(new SignerUnavailable('the process of the module ended'))
      waiting.clear()
    }
    started.once('exit', end).once('error', end).once('disconnect', end)
    // The service does not stay alive for the sake of the module.
    started.unref()
    started.channel?.unref()
    return started
  }

  return {
    ask(asked) {
      child ??= start()
      number += 1
      return askProcess(child, { number, asked }, waiting)
    },
  }
}

function settle(waiting: Map<number, Waiting>, answer: Pkcs11Answer): void {
  const asker = waiting.get(answer.number)
  waiting.delete(answer.number)
  if ('failure' in answer) asker?.reject(new SignerUnavailable(answer.failure))
  else asker?.resolve(answer.value)
}

function askProcess<T>(
  running: ChildProcess,
  question: Pkcs11Question,
  waiting: Map<number, Waiting>,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const late = setTimeout(() => {
    running.kill('SIGKILL')
    reject(new SignerUnavailable('the module does not answer'))
  }, TIMEOUT_MS)
  waiting.set(question.number, { resolve: resolve as (value: unknown) => void, reject })
  running.send(question)
  return promise.finally(() => clearTimeout(late))
}

function createHsm(module: Module): Hsm {
  const { ask } = createProcess(module)
  return {
    describe: () => ask({ act: 'describe' }),
    find: key => ask({ act: 'find', key }),
    generate: (key, kind) => ask({ act: 'generate', key, kind }),
    async sign(key, algorithm, digest) {
      const asked = { act: 'sign', key, algorithm, digest: digest.toString('base64') } as const
      return Buffer.from(await ask<string>(asked), 'base64')
    },
  }
}

const opened = defineProcessValue('signatures.hsm', () => new Map<string, Hsm>())

/** The module that the settings name; undefined where there is none. Its process starts with the first question. */
export function configuredHsm(processValues: ProcessValues, settings: Settings): Hsm | undefined {
  const { PKCS11_MODULE: module, PKCS11_PIN_FILE: pinFile, PKCS11_TOKEN: token = '' } = settings
  if (module === undefined || pinFile === undefined) return undefined
  const known = processValues.of(opened)
  const hsm = known.get(module) ?? createHsm({ module, pinFile, token })
  known.set(module, hsm)
  return hsm
}
