import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'mail.greeting': 'Hola, {person}:',
  'mail.link_fallback':
    'Si el botón no funciona, copie esta dirección en la barra de direcciones de su navegador:',
  'mail.footer': '{brand} ha enviado este mensaje automáticamente; no es necesario responder.',
})
