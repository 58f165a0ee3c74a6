import { defineModule } from '../../kernel/module/define-module.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { protocolEndpoints } from '../../kernel/protocol-endpoints.ts'
import { ASSISTANT } from '../assistant/index.ts'
import { ownResources } from '../oauth/index.ts'
import { mcpScopes, PATH } from './endpoint/authorize.ts'
import { mountMcp } from './endpoint/mount-mcp.ts'
import { mcpPaths } from './endpoint/paths.ts'
import { mcpMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'

export const mcp = defineModule({
  id: 'io.vendor.core.mcp',
  name: { mn: 'Агентууд', en: 'Agents' },
  description: {
    mn: 'Хүн зөвшөөрсөн агентыг MCP-ээр оруулж, зөвшөөрсөн хүрээнд нь уншуулна.',
    en: 'Lets in agents through the Model Context Protocol, within what a person allowed.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Агентууд MCP-ээр холбогдож, сүүлд хэзээ ашигласан нь харагдаж, холболтыг нь таслах боломжтой боллоо.',
        en: 'Agents connect through the Model Context Protocol, are listed with their last use, and can be cut off.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.sso_clients': '^1.9.0',
    'io.vendor.core.oauth': '^1.9.0',
    'io.vendor.core.assistant': '^1.9.0',
  },
  feature: ASSISTANT,
  permissionPrefix: 'assistant',
  root: '/api/v1/assistant/agents',
  routes,
  operations,
  paths: mcpPaths,
  menus: [
    {
      key: 'agents',
      label: 'menu.agents',
      icon: 'robot',
      path: '/assistant/agents',
      order: 25,
      parent: 'security',
      permission: 'assistant.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: mcpMessages,
  provides: [provide(ownResources, { path: PATH, scopes: mcpScopes }), provide(protocolEndpoints, mountMcp)],
  reads: { membership: 'the names of the people whom agents act for' },
})
