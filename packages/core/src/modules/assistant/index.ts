export { runTool, type ToolUse } from './answer/use-tool.ts'
export { ASSISTANT, requireSwitchedOn } from './availability.ts'
