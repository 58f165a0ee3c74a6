import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'consents.title': 'Aplicaciones con su consentimiento',
  'consents.text': 'En «{tenant}», estas aplicaciones acceden a sus datos con su permiso.',
  'consents.none': 'Ninguna aplicación tiene su consentimiento',
  'consents.none.text':
    'Cuando una aplicación pida su consentimiento por primera vez, su decisión se guardará aquí.',
  'consents.granted': 'Permitida:',
  'consents.sensitive': 'Acceso sensible',
  'consents.withdraw': 'Retirar',
  'consents.withdraw.label': '{name}: retirar el consentimiento',
  'consents.withdraw.title': '¿Retirar su consentimiento a «{name}»?',
  'consents.withdraw.effect':
    'La aplicación pierde el acceso a sus datos al instante. Si vuelve a usarla, pedirá su consentimiento de nuevo.',
  'consents.withdraw.done': 'Se retiró el consentimiento a «{name}»',
})
