import { type DestinationStream, type Logger, pino } from 'pino'
import { formatPretty } from './pretty.ts'
import { redactFields, redactMessage } from './redact.ts'
import { scrubSecretForms } from './scrub-text.ts'

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
export type LogFields = Record<string, unknown>

type LogLine = (fields: LogFields, message: string) => void

/** What the parts of the product need of a log. An error goes into the field `err`. */
export type Log = {
  debug: LogLine
  info: LogLine
  warn: LogLine
  error: LogLine
  child: (fields: LogFields) => Log
}

export type LogOptions = {
  level: LogLevel
  format: 'json' | 'pretty'
  stream?: NodeJS.WritableStream & { isTTY?: boolean }
}

/** A pino logger, so that Fastify takes it as its `loggerInstance`; everything it writes passes the redaction. */
export function createLog(options: LogOptions): Logger {
  const logger = pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: redactFields },
      serializers: { err: value => value, msg: redactMessage },
      hooks: { streamWrite: scrubSecretForms },
    },
    destination(options),
  )
  return redactBindings(logger)
}

// pino does not pass the fields of a child through its formatters. Children inherit these two functions.
function redactBindings(logger: Logger): Logger {
  const { child, setBindings } = logger
  return Object.assign(logger, {
    child(this: Logger, fields: LogFields, options?: Parameters<Logger['child']>[1]) {
      return child.call(this, redactFields(fields), options)
    },
    setBindings(this: Logger, fields: LogFields) {
      setBindings.call(this, redactFields(fields))
    },
  }) as Logger
}

function destination({ format, stream }: LogOptions): DestinationStream {
  if (format === 'json') return stream ?? pino.destination({ fd: 1, sync: true })
  const target = stream ?? process.stdout
  return { write: line => void target.write(formatPretty(line, target.isTTY === true)) }
}
