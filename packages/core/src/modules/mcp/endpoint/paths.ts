const json = { 'application/json': { schema: { type: 'object' } } }

/** The endpoints of the protocol, as the published contract names them. */
export const mcpPaths = (): Record<string, Record<string, unknown>> => ({
  '/mcp': {
    post: {
      operationId: 'mcp.call',
      tags: ['Agents'],
      summary: 'The tools of the assistant for agents (Model Context Protocol, streamable HTTP)',
      requestBody: { required: true, content: json },
      responses: {
        200: { description: 'Done', content: json },
        401: { description: 'No token for this endpoint; the challenge says where one comes from' },
        403: { description: 'The token has too few scopes, or the organisation has the assistant off' },
      },
      security: [],
      'x-access': 'open',
    },
  },
  '/.well-known/oauth-protected-resource/mcp': {
    get: {
      operationId: 'mcp.resource',
      tags: ['Agents'],
      summary: 'Where tokens for /mcp come from (RFC 9728)',
      responses: { 200: { description: 'Done', content: json } },
      security: [],
      'x-access': 'open',
    },
  },
})
