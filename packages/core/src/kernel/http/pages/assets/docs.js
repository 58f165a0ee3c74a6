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

window.SwaggerUIBundle({
  url: boot.document,
  domNode: document.querySelector('#main'),
  deepLinking: true,
  filter: true,
  docExpansion: 'none',
  displayRequestDuration: true,
  persistAuthorization: false,
  tryItOutEnabled: true,
  // Nothing is sent to the validator of strangers.
  validatorUrl: null,
})
