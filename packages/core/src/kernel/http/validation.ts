import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import type { TSchema } from 'typebox'
import { AppError, type FieldError } from './problem.ts'
import { serialiserSchema } from './reply/serialiser-schema.ts'

/** Bodies are not coerced, query texts become numbers and booleans, and unknown members are refused. */
export function createSchemaJudge(): (schema: TSchema, part?: string) => ValidateFunction {
  return (schema, part) => (part === 'querystring' ? QUERIES : BODIES).compile(schema)
}

/**
 * The step validate. A schema is compiled when the first request needs it: to compile those of all routes would take longer than
 * everything else that a start does. A policy test compiles every one, so a wrong schema is found all the same.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<TSchema> {
  const judge = createSchemaJudge()
  return ({ schema, httpPart }) => {
    let validate: ValidateFunction | undefined
    return value => {
      validate ??= judge(schema, httpPart)
      return validate(value) ? { value } : { error: validationFailed(validate.errors ?? []) }
    }
  }
}

export const compileSerialiser = (schema: TSchema): Serialiser =>
  fastJsonStringify(serialiserSchema(schema) as Schema, { ajv: { meta: false } })

type Serialiser = (value: unknown) => string

/** Schemas are constants of their modules, and so is what they are compiled to: platforms of one process share it, as they do in tests. */
const SERIALISERS = new WeakMap<TSchema, Serialiser>()

function serialiserOf(schema: TSchema): Serialiser {
  const known = SERIALISERS.get(schema)
  if (known) return known
  const compiled = compileSerialiser(schema)
  SERIALISERS.set(schema, compiled)
  return compiled
}

/** The step serialise; compiled at the first answer, for the same reason. */
const serializerCompiler: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let serialise: Serialiser | undefined
  return value => {
    serialise ??= serialiserOf(schema)
    return serialise(value)
  }
}

export function setSchemaCompilers(server: FastifyInstance): void {
  server.setValidatorCompiler(createValidatorCompiler() as never)
  server.setSerializerCompiler(serializerCompiler as never)
}

function createAjv(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({
    coerceTypes,
    useDefaults: true,
    removeAdditional: false,
    allErrors: false,
    strict: true,
    allowUnionTypes: true,
    // That a schema is one is asked by a policy test, once, and not by every start.
    meta: false,
    validateSchema: false,
  })
  formats.default(ajv, ['date-time', 'date', 'email', 'uri', 'uuid'])
  return ajv
}

const BODIES = createAjv(false)
const QUERIES = createAjv(true)

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
