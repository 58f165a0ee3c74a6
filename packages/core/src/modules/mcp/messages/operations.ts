/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'assistant.agents.list':
    'Таны нэрийн өмнөөс асуудаг агентууд, сүүлд ашигласан нь эхэндээ; assistant.manage эрхтэй бол бүх хүнийх',
  'assistant.agents.delete': 'Агентыг таслана: токен нь тэр дороо хүчингүй болно',
  'mcp.call': 'Туслахын хэрэгслүүд агентуудад (Model Context Protocol)',
  'mcp.resource': '/mcp-ийн токен хаанаас олгогдох (RFC 9728)',
}
