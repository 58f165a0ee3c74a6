import type { Context } from '../../kernel/context.ts'
import { AppError } from '../../kernel/http/problem.ts'
import type { LineError } from '../../kernel/spreadsheets/csv-import.ts'

/** A file with any error changes nothing. */
export const importInvalid = (ctx: Context, errors: readonly LineError[]) =>
  new AppError(422, 'import_invalid', { members: { errors: localised(ctx, errors) } })

export const localised = ({ language, services }: Context, errors: readonly LineError[]) =>
  errors.map(({ line, path, code, params }) => ({
    line,
    path,
    code,
    message: services.translator.text(language, `field.${code}`, params),
  }))
