export { documentPosted } from './events.ts'
