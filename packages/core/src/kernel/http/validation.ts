import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { AppError, type FieldError } from './problem.ts'

/** The step validate: bodies are not coerced, query texts become numbers and booleans, and unknown members are refused. */
export function createValidatorCompiler(): FastifySchemaCompiler<TSchema> {
  const bodies = createAjv(false)
  const queries = createAjv(true)
  return ({ schema, httpPart }) => {
    const validate: ValidateFunction = (httpPart === 'querystring' ? queries : bodies).compile(schema)
    return value => (validate(value) ? { value } : { error: validationFailed(validate.errors ?? []) })
  }
}

function createAjv(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({
    coerceTypes,
    useDefaults: true,
    removeAdditional: false,
    allErrors: false,
    strict: true,
    allowUnionTypes: true,
  })
  formats.default(ajv, ['date-time', 'date', 'email', 'uri', 'uuid'])
  return ajv
}

export function validationFailed(errors: readonly Partial<ErrorObject>[]): AppError {
  const fields = errors.filter(error => error.keyword !== 'anyOf' && !isNullBranch(error)).map(toFieldError)
  const paths = new Set<string>()
  const unique = fields.filter(({ path }) => !paths.has(path) && paths.add(path))
  return new AppError(400, 'validation_failed', {
    errors: unique.length > 0 ? unique : [{ path: '', code: 'malformed' }],
  })
}

const isNullBranch = (error: Partial<ErrorObject>) =>
  error.keyword === 'type' && error.params?.['type'] === 'null'

type Described = (error: Partial<ErrorObject>) => Omit<FieldError, 'path'> & { child?: string }

const limitOf = (error: Partial<ErrorObject>) => Number(error.params?.['limit'])

const DESCRIBED: Readonly<Record<string, Described>> = {
  required: error => ({ code: 'required', child: String(error.params?.['missingProperty']) }),
  additionalProperties: error => ({
    code: 'unknown_field',
    child: String(error.params?.['additionalProperty']),
  }),
  type: error => ({ code: 'type', params: { expected: String(error.params?.['type']) } }),
  minLength: error =>
    limitOf(error) === 1 ? { code: 'required' } : { code: 'too_short', params: { min: limitOf(error) } },
  maxLength: error => ({ code: 'too_long', params: { max: limitOf(error) } }),
  minimum: error => ({ code: 'too_small', params: { min: limitOf(error) } }),
  maximum: error => ({ code: 'too_big', params: { max: limitOf(error) } }),
  minItems: error => ({ code: 'too_few', params: { min: limitOf(error) } }),
  maxItems: error => ({ code: 'too_many', params: { max: limitOf(error) } }),
  uniqueItems: () => ({ code: 'not_unique' }),
  format: error => ({ code: 'format', params: { format: String(error.params?.['format']) } }),
  pattern: () => ({ code: 'pattern' }),
  enum: error => ({
    code: 'one_of',
    params: { allowed: [error.params?.['allowedValues']].flat().join(', ') },
  }),
  const: error => ({ code: 'one_of', params: { allowed: String(error.params?.['allowedValue']) } }),
}

function toFieldError(error: Partial<ErrorObject>): FieldError {
  const { code, params, child } = DESCRIBED[error.keyword ?? '']?.(error) ?? { code: 'malformed' }
  const path = error.instancePath ?? ''
  return {
    path: child === undefined ? path : `${path}/${child.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    code,
    params,
  }
}
