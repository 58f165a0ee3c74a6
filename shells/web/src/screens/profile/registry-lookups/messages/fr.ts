import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'own_lookups.title': 'Qui m’a consulté',
  'own_lookups.text':
    'Toutes les organisations et personnes qui vous ont consulté dans le registre national, et pourquoi ; d’après le numéro d’enregistrement prouvé par votre e-ID ou le portail de l’État.',
  'own_lookups.none': 'Personne ne vous a consulté',
  'own_lookups.unproven.title': 'Prouvez d’abord votre identité',
  'own_lookups.unproven.text':
    'Dès que votre e-ID ou le portail de l’État aura prouvé votre numéro d’enregistrement, vous verrez ici qui vous a consulté.',
  'own_lookups.prove': 'Prouver mon identité',
  'own_lookups.entry': 'Consulté par {tenant}',
  'own_lookups.more': 'Plus',
  'own_lookups.confined':
    'Vous êtes connecté par le fournisseur d’identité de votre organisation. Connectez-vous avec votre propre e-ID pour voir ceci.',
})
