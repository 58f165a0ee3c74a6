import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import { changeCategory, createCategory, listCategories, removeCategory } from './categories.ts'

export const categoryRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/categories',
    { summary: 'Categories of goods, by name', query: contract.ShortListQuery, reply: contract.Categories },
    (ctx, { query }) => listCategories(ctx, query),
  ),
  route(
    'POST',
    '/categories',
    {
      summary: 'A new category, at the top or below another',
      body: contract.NewCategory,
      reply: contract.Category,
      status: 201,
    },
    async (ctx, { body }, reply) =>
      created(reply, '/api/v1/goods/categories', await createCategory(ctx, body)),
  ),
  route(
    'PUT',
    '/categories/:id',
    {
      summary: 'Rename a category',
      params: IdParams,
      body: contract.CategoryChange,
      reply: contract.Category,
      problems: ['stale_version'],
    },
    (ctx, { params, body }) => changeCategory(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/categories/:id',
    { summary: 'Delete an empty category', params: IdParams, problems: ['category_in_use'] },
    (ctx, { params }) => removeCategory(ctx, params.id),
  ),
]
