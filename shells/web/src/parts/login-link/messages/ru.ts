import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'federation.tab.links': 'Связи',
  'federation.last_login': 'Последний вход',
  'federation.unlink': 'Удалить связь',
  'federation.unlink.title': 'Удалить связь: {name} и {provider}?',
  'federation.unlink.effect':
    'Сеансы, начатые через него, завершатся. Человек останется участником и при входе будет узнан заново. Отменить нельзя.',
  'federation.unlink.done': '{name}: связь удалена',
})
