// As much of gjs and of the libraries below it as this program uses, by their documentation; the packages that describe all of
// them are some forty megabytes.

declare function print(...values: unknown[]): void

declare module 'system' {
  const System: { readonly programArgs: string[]; exit(code: number): never }

  export { System as default }
}
