import { getRouteApi } from '@tanstack/react-router'

// What the screens read of their addresses. The routes themselves import the screens, so these must not import the routes.
export const invoicingAddress = getRouteApi('/invoicing')
export const documentAddress = getRouteApi('/invoicing/$id')
export const paymentAddress = getRouteApi('/invoicing/payments/$id')
