import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'resources.title': 'Services protégés',
  'resources.subtitle': 'Services de l’organisation qui ne prennent que des jetons pour eux-mêmes',
  'resources.add': 'Ajouter un service',
  'resources.edit': 'Modifier',
  'resources.delete': 'Retirer',
  'resources.delete.title': 'Retirer « {name} » ?',
  'resources.delete.effect':
    'Plus aucun jeton n’est émis pour lui. Ceux qui l’ont été valent jusqu’à leur expiration.',
  'resources.save': 'Enregistrer',
  'resources.name': 'Nom',
  'resources.uri': 'Adresse',
  'resources.uri.note': 'La valeur aud de ses jetons ; elle ne change plus ensuite.',
  'resources.scopes': 'Périmètres',
  'resources.scopes.note': 'Des noms qui ont un sens pour le service, comme crm.read',
  'resources.format': 'Forme des jetons',
  'resources.format.jwt': 'JWT : le service vérifie lui-même la signature',
  'resources.format.opaque': 'Opaque : le service nous interroge sur chaque jeton',
  'resources.ttl': 'Durée en secondes',
  'resources.ttl.note': 'Vide : selon l’installation',
  'resources.empty.title': 'Aucun service',
  'resources.empty.text':
    'Ajoutez une API ou un serveur MCP : les applications reçoivent des jetons pour lui seul.',
  'resources.hosts.title': 'Hôtes d’applications connues par un document',
  'resources.hosts.text':
    'Les membres peuvent autoriser des applications non enregistrées de ces hôtes. Le consentement est demandé chaque fois, avec la mention « non vérifiée » ; elles ne font que lire.',
  'resources.hosts.saved': 'Les hôtes sont enregistrés',
})
