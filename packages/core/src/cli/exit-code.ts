/** What a script may rely on; docs/command-line.md explains them. */
export const EXIT = Object.freeze({ done: 0, failed: 1, usage: 2, interrupted: 130 })

/** Ends a command with a message for people, without a stack. */
export class CommandFailure extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode: number = EXIT.failed) {
    super(message)
    this.name = 'CommandFailure'
    this.exitCode = exitCode
  }
}

export const usageError = (message: string): CommandFailure => new CommandFailure(message, EXIT.usage)
