export type SettingProblem = Readonly<{ name: string; message: string }>

/** Every problem at once, so that an operator mends them in one go. Never holds the value of a secret. */
export class SettingsError extends Error {
  readonly problems: readonly SettingProblem[]

  constructor(problems: readonly SettingProblem[]) {
    const title =
      problems.length === 1 ? 'A setting needs attention:' : `${problems.length} settings need attention:`
    super([title, ...problems.map(problem => `  ${problem.name} ${problem.message}`)].join('\n'))
    this.name = 'SettingsError'
    this.problems = problems
  }
}
