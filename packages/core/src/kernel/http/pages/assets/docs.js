// The page of the API reference: Swagger UI over our own document, with the session of the browser.
const boot = JSON.parse(document.querySelector('meta[name=boot]').content)

const language = document.querySelector('#language select')
for (const { code, name } of boot.languages)
  language.add(new Option(name, code, false, code === boot.language))
language.addEventListener('change', () => {
  // The cookie that the server reads and the storage that the web client reads: the choice holds in both.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that people have
  document.cookie = `lang=${language.value}; path=/; max-age=31536000; samesite=lax`
  localStorage.setItem('lang', language.value)
  location.reload()
})

const dark = matchMedia('(prefers-color-scheme: dark)')
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', followScheme)
followScheme()

// Swagger UI writes English alone: its own words are exchanged wherever they appear. What the document says is never one of them by itself.
const translate = node => {
  const shown = node.data.trim()
  const word = boot.labels[shown]
  // The same word in both languages is left alone: writing it again would be seen as a change, for ever.
  if (!word || word === shown || node.parentElement?.closest('.microlight, code, pre')) return
  node.data = node.data.replace(shown, word)
}
const translateAll = root => {
  if (root.nodeType === Node.TEXT_NODE) return translate(root)
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) translate(texts.currentNode)
  for (const field of root.querySelectorAll?.('[placeholder]') ?? [])
    field.placeholder = boot.labels[field.placeholder] ?? field.placeholder
}
const main = document.querySelector('#main')
new MutationObserver(changes => {
  for (const { type, target, addedNodes } of changes)
    for (const node of type === 'characterData' ? [target] : addedNodes) translateAll(node)
}).observe(main, { subtree: true, childList: true, characterData: true })

// Swagger UI resolves a 3.1 document as a whole, again for each operation that is opened, which takes many seconds with one of this size;
// a 3.0 document it resolves piece by piece. What it shows of ours reads the same in both.
const reference = await (await fetch(boot.document)).json()

window.SwaggerUIBundle({
  spec: { ...reference, openapi: '3.0.3' },
  domNode: main,
  deepLinking: true,
  filter: true,
  docExpansion: 'none',
  displayRequestDuration: true,
  persistAuthorization: false,
  tryItOutEnabled: true,
  // Nothing is sent to the validator of strangers.
  validatorUrl: null,
})
