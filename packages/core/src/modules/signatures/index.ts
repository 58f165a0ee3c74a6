export { hsmOf } from './seal/seal-key.ts'
