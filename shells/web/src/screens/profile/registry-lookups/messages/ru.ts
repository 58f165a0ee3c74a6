import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'own_lookups.title': 'Кто запрашивал обо мне',
  'own_lookups.text':
    'Все организации и люди, которые запрашивали о вас в национальном реестре, и зачем; по регистрационному номеру, который подтвердили ваш e-ID или государственный шлюз.',
  'own_lookups.none': 'О вас никто не запрашивал',
  'own_lookups.unproven.title': 'Сначала подтвердите, кто вы',
  'own_lookups.unproven.text':
    'Когда e-ID или государственный шлюз подтвердит ваш регистрационный номер, здесь будет видно, кто запрашивал о вас.',
  'own_lookups.prove': 'Подтвердить',
  'own_lookups.entry': 'Запросила организация {tenant}',
  'own_lookups.more': 'Ещё',
  'own_lookups.confined':
    'Вы вошли через поставщика удостоверений вашей организации. Войдите со своим e-ID, чтобы это увидеть.',
})
