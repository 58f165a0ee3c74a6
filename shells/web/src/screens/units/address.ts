import { getRouteApi } from '@tanstack/react-router'

export const unitsAddress = getRouteApi('/organisation/units')
