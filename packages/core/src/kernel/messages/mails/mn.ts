import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'mail.greeting': 'Сайн байна уу, {person}!',
  'mail.link_fallback': 'Товч ажиллахгүй бол доорх хаягийг хуулж, хөтчийнхөө хаягийн мөрөнд тавина уу:',
  'mail.footer': 'Энэ захидлыг {brand} автоматаар илгээсэн тул хариу бичих шаардлагагүй.',
})
