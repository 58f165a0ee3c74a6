export { listLocations, requireOwnLocation } from './locations/locations.ts'
export { type Posted, planMoves, post, type WantedLine } from './postings/post.ts'
