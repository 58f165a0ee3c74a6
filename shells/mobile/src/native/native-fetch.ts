import type { WorkAreaPlugin } from './plugins.ts'

/** `fetch` by native code, without cookies: for tokens and for the handoff. */
export const nativeFetch =
  (area: WorkAreaPlugin): typeof fetch =>
  async (address, init = {}) => {
    const request = new Request(address as string, init)
    const { status, body } = await area.request({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: request.url,
      headers: Object.fromEntries(request.headers),
      ...(request.body && { body: await request.text() }),
      isOfArea: false,
    })
    return new Response(body, { status })
  }
