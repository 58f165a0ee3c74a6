import { getRouteApi } from '@tanstack/react-router'

// What the screens read of their addresses. The routes themselves import the screens, so these must not import the routes.
export const warehouseAddress = getRouteApi('/warehouse')
export const postingAddress = getRouteApi('/warehouse/postings/$id')
export const productStockAddress = getRouteApi('/warehouse/products/$id')
export const countAddress = getRouteApi('/warehouse/counts/$id')
