import assert from 'node:assert/strict'
import test from 'node:test'
import { renderMail } from './render-mail.ts'

const content = {
  language: 'mn',
  dir: 'ltr' as const,
  brandName: 'Тамга',
  heading: 'Нууц үгээ сэргээх',
  paragraphs: ['Сайн байна уу?', 'Доорх холбоосоор орж шинэ нууц үг сонгоно уу.'],
  action: { label: 'Нууц үг сонгох', url: 'https://tamga.example/reset?token=a&lang=mn' },
  footer: 'Та хүсээгүй бол энэ захидлыг үл тооно уу.',
}

test('text and HTML carry the same content', () => {
  const { text, html } = renderMail(content)
  const escaped = content.action.url.replace('&', '&amp;')
  for (const part of [
    content.heading,
    ...content.paragraphs,
    content.action.label,
    content.footer,
    'Тамга',
  ]) {
    assert.ok(text.includes(part), part)
    assert.ok(html.includes(part), part)
  }
  assert.ok(text.includes(content.action.url))
  assert.ok(html.includes(`href="${escaped}"`))
  assert.ok(html.includes(`>${escaped}</a>`))
})

test('Arabic reads from right to left, and the address in it from left to right', () => {
  const { html } = renderMail({ ...content, language: 'ar', dir: 'rtl' })
  assert.match(html, /<html lang="ar" dir="rtl">/)
  assert.match(html, /text-align:right/)
  assert.match(html, /dir="ltr"/)
})

test('nothing in the content becomes markup, and nothing is loaded from elsewhere', () => {
  const evil = '<img src=x onerror=alert(1)>"\'&'
  const { html } = renderMail({
    ...content,
    language: '"><script>',
    brandName: evil,
    heading: evil,
    paragraphs: [evil],
    action: { label: evil, url: 'https://x.example/"><script>alert(1)</script>' },
    footer: evil,
  })
  assert.ok(!/<(?:script|img|link|iframe)/i.test(html))
  assert.ok(!/\s(?:src|background|onerror)="/.test(html))
})

test('an action links to http or https only', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'x', '']) {
    assert.throws(() => renderMail({ ...content, action: { label: 'x', url } }))
  }
})

test('an action may be absent', () => {
  const { text, html } = renderMail({ ...content, action: undefined })
  assert.ok(!text.includes('https://') && !html.includes('href'))
})
