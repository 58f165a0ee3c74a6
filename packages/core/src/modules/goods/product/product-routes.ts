import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import { readBarcode } from '../barcodes/barcodes.ts'
import * as contract from '../contract.ts'
import { createImage, removeImage } from './images.ts'
import { changeProduct, createProduct, listProducts, readProduct, removeProduct } from './products.ts'

const PROBLEMS = ['sku_taken', 'barcode_taken'] as const

export const productRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/products',
    {
      summary:
        'Products and their variants, by name; words of names, numbers and barcodes by their beginnings',
      query: contract.ProductsQuery,
      reply: contract.Products,
    },
    (ctx, { query }) => listProducts(ctx, query),
  ),
  route(
    'POST',
    '/products',
    {
      summary: 'A new product; with a parent, a variant of it, which begins as the parent is',
      body: contract.NewProduct,
      reply: contract.Product,
      status: 201,
      problems: PROBLEMS,
    },
    async (ctx, { body }, reply) => created(reply, '/api/v1/goods/products', await createProduct(ctx, body)),
  ),
  route(
    'GET',
    '/barcodes',
    {
      summary:
        'What a scanner read: the product and unit of a barcode, with lot and expiry where the label has them',
      name: 'scan',
      query: contract.ScanQuery,
      reply: contract.Scanned,
    },
    (ctx, { query }) => readBarcode(ctx, query.code),
  ),
  route(
    'GET',
    '/products/:id',
    { summary: 'One product', params: IdParams, reply: contract.Product },
    (ctx, { params }) => readProduct(ctx, params.id),
  ),
  route(
    'PUT',
    '/products/:id',
    {
      summary: 'Change a product; what is left out stays as it is',
      params: IdParams,
      body: contract.ProductChange,
      reply: contract.Product,
      problems: ['stale_version', ...PROBLEMS],
    },
    (ctx, { params, body }) => changeProduct(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/products/:id',
    {
      summary: 'Delete a product that nothing refers to',
      params: IdParams,
      problems: ['product_in_use'],
    },
    (ctx, { params }) => removeProduct(ctx, params.id),
  ),
  route(
    'POST',
    '/products/:id/images',
    {
      summary: 'Add a picture to a product: PNG, JPEG or WebP, drawn anew and kept here',
      params: IdParams,
      consumes: 'image',
      reply: contract.Product,
      problems: ['picture_unreadable', 'picture_dimensions', 'wrong_state'],
    },
    (ctx, { params, body }) => createImage(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/products/:id/images/:image_id',
    { summary: 'Take a picture from a product', params: contract.ImageParams },
    (ctx, { params }) => removeImage(ctx, params.id, params.image_id),
  ),
]
