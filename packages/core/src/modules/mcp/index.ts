export { mountMcp } from './endpoint/mount-mcp.ts'
