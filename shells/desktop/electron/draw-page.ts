const STYLE = `
  html { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; text-align: center; padding: 24px; box-sizing: border-box }
  h1 { font-size: 28px; margin: 0 0 8px } p { margin: 0; opacity: .75; max-width: 48ch }
  a { display: inline-block; margin-top: 28px; padding: 12px 28px; border-radius: 10px; background: #1c5fd6; color: #fff; font-weight: 600; text-decoration: none }`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export type PageContent = {
  readonly title: string
  readonly note?: string
  /** A link of ours, which leads nowhere: the host sees that it was pressed. */
  readonly button?: { readonly label: string; readonly address: string }
  readonly isRightToLeft?: boolean
}

/** A page that the host draws itself; it runs nothing and reaches nothing. */
export const drawPage = ({ title, note = '', button, isRightToLeft = false }: PageContent): string =>
  `<!doctype html><html dir="${isRightToLeft ? 'rtl' : 'ltr'}"><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>Tamga</title><style>${STYLE}</style>
<main><h1>${escaped(title)}</h1><p>${escaped(note)}</p>${button ? `<a href="${escaped(button.address)}">${escaped(button.label)}</a>` : ''}</main></html>`
