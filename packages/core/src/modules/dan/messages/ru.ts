import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.dan_expired': 'Попытка входа больше не действительна',
  'problem.dan_expired.detail':
    'Она заняла слишком много времени, уже использована или начата в другом браузере. Начните заново со страницы входа.',
  'problem.dan_failed': 'Государственный шлюз не подтвердил вашу личность',
  'problem.dan_failed.detail': 'Вы отказались, или его ответ нельзя принять. Попробуйте ещё раз.',
  'problem.dan_unavailable': 'Сейчас государственный шлюз недоступен',
  'problem.dan_unavailable.detail': 'Попробуйте немного позже или войдите другим способом.',
})
