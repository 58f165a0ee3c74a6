export const boot = JSON.parse(document.querySelector('meta[name=boot]').content)

const isRightToLeft = document.documentElement.dir === 'rtl'

/** A text of the page in its language. Names and codes are isolated, so that they keep their order in Arabic. */
export const text = (key, params = {}) =>
  (boot.texts[key] ?? key).replace(/\{(\w+)\}/g, (mark, name) => {
    const value = params[name]
    return value === undefined ? mark : isRightToLeft ? `\u2068${value}\u2069` : value
  })

/** An element with attributes (`on…` are listeners) and children; text is always text, never markup. */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false || value === null) continue
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else if (name === 'value') element.value = value
    else element.setAttribute(name, value === true ? '' : value)
  }
  element.append(
    ...children
      .flat(Number.POSITIVE_INFINITY)
      .filter(child => child !== undefined && child !== null && child !== false),
  )
  return element
}

/** Calls the API with the cookie of the session. Without an answer there is a problem too, so callers look at one thing. */
export async function api(method, path, body) {
  try {
    const response = await fetch(`/api/v1${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const isJson = response.headers.get('content-type')?.includes('json')
    const value = isJson ? await response.json() : null
    return response.ok ? { value } : { problem: value ?? { title: text('failed') } }
  } catch {
    return { problem: { title: text('failed') } }
  }
}

/** Remembers the choice where the server looks for it, and shows the page in the new language. */
export function languageSelect(attributes = {}) {
  const choose = event => {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing outside secure contexts.
    document.cookie = `lang=${event.target.value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
    location.reload()
  }
  const options = boot.languages.map(({ code, name }) =>
    el('option', { value: code, lang: code, selected: code === boot.language }, name),
  )
  return el('select', { 'aria-label': text('language'), onchange: choose, ...attributes }, options)
}
