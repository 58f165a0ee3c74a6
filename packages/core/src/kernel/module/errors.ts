import { kernelErrors } from '../http/kernel-errors.ts'
import type { ModuleManifest } from './define-module.ts'

/** Every error code of the kernel and of the modules, with the status it is answered with. */
export function errorStatuses(modules: readonly ModuleManifest[]): ReadonlyMap<string, number> {
  return new Map([kernelErrors, ...modules.map(module => module.errors ?? {})].flatMap(Object.entries))
}

/** Codes that two owners declare, that have no text, or that a route promises although nobody declares them. */
export function errorContradictions(modules: readonly ModuleManifest[]): string[] {
  const known = errorStatuses(modules)
  return [...declaredTwice(modules), ...modules.flatMap(withoutText), ...modules.flatMap(undeclared(known))]
}

function declaredTwice(modules: readonly ModuleManifest[]): string[] {
  const owners = new Map(Object.keys(kernelErrors).map(code => [code, 'the kernel']))
  const found: string[] = []
  for (const { id, errors } of modules) {
    for (const code of Object.keys(errors ?? {})) {
      const owner = owners.get(code)
      if (owner !== undefined) found.push(`the error ${code} is declared by ${owner} and by ${id}`)
      owners.set(code, id)
    }
  }
  return found
}

function withoutText({ id, errors, messages }: ModuleManifest): string[] {
  const texts = messages?.mn.texts ?? {}
  return Object.keys(errors ?? {})
    .flatMap(code => [`problem.${code}`, `problem.${code}.detail`])
    .filter(key => !(key in texts))
    .map(key => `${id} declares an error, but its messages lack ${key}`)
}

const undeclared =
  (known: ReadonlyMap<string, number>) =>
  ({ id, root = '', routes }: ModuleManifest): string[] =>
    (routes ?? []).flatMap(({ method, path, shape }) =>
      (shape.problems ?? [])
        .filter(code => !known.has(code))
        .map(code => `${id}: ${method} ${root}${path} names the error ${code}, which nobody declares`),
    )
