/** The owner's URL of the database server that the test run started for all files. */
export const testDatabaseUrl = (): string | undefined => process.env.TEST_DATABASE_URL || undefined

const missingPackages = (): string[] => (process.env.TAMGA_TEST_MISSING ?? '').split(',').filter(Boolean)

/** For a test's `skip` option: false when the Debian packages are there, otherwise what is missing. */
export const skipWithout = (...names: string[]): string | false => {
  const missing = names.filter(name => missingPackages().includes(name))
  return missing.length > 0 && `not installed: ${missing.join(', ')}`
}

/** Programs of others that this process starts find their configuration by such variables. */
export const setTestVariables = (variables: Readonly<Record<string, string>>): void => {
  Object.assign(process.env, variables)
}

/** Where the test run put the built shell. */
export const testShellFolder = (): string | undefined => process.env.TEST_SHELL_DIR || undefined

/** The variables that say in which files the test run has packed the modules of the product; none if it has not. */
export function packedModules(): Record<string, string> {
  const { TEST_JOINED_MODULES = '', TEST_SEPARATE_MODULES = '' } = process.env
  return TEST_SEPARATE_MODULES ? { TEST_JOINED_MODULES, TEST_SEPARATE_MODULES } : {}
}

/** Whether a test that samples what it could look at shall look at all of it. */
export const testsEverything = (): boolean => ['1', 'true'].includes(process.env.TAMGA_TEST_EVERYTHING ?? '')

/** For a test runner that a test starts: with this variable it would take itself for one file of the outer run. */
export function environmentOutsideTests(): NodeJS.ProcessEnv {
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env
  return environment
}
