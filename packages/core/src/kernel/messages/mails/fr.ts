import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'mail.greeting': 'Bonjour {person},',
  'mail.link_fallback':
    'Si le bouton ne fonctionne pas, copiez cette adresse dans la barre d’adresse de votre navigateur :',
  'mail.footer': 'Ce message a été envoyé automatiquement par {brand} ; il est inutile d’y répondre.',
})
