import type { Distribution } from '../platform.ts'
import { serve } from './serve.ts'

export async function runCommandLine(distribution: Distribution, args: string[]): Promise<void> {
  if (args[0] === 'serve') return serve(distribution)
  throw new Error(`unknown command ${args[0]}`)
}
