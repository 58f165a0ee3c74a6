import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'app.contacts.name': 'Contacts',
  'app.contacts.description':
    'Clients, fournisseurs et toutes les relations de l’organisation : adresses, comptes bancaires, numéros d’enregistrement.',
  'menu.contacts': 'Contacts',
  'permission.contacts.read': 'Voir les contacts',
  'permission.contacts.manage': 'Ajouter, modifier, fusionner et supprimer des contacts',
  'audit.contacts.created': 'A ajouté un contact',
  'audit.contacts.changed': 'A modifié un contact',
  'audit.contacts.deleted': 'A supprimé un contact',
  'audit.contacts.merged': 'A fusionné des contacts en double',
  'audit.contacts.checked': 'A vérifié un contact dans le registre national',
  'audit.contacts.imported': 'A importé des contacts',
  'field.organisation_of_person': 'Seule une personne peut appartenir à une organisation',
  'field.unknown_contact': 'Ce contact n’existe pas',
  'field.same_contact': 'Choisissez un autre contact',
  'field.contact_kind': 'Indiquez person (personne) ou organisation',
  'field.yes_or_no': 'Indiquez yes (oui) ou no (non)',
  'problem.contact_in_use': 'Une autre application utilise ce contact',
  'problem.contact_in_use.detail': 'Impossible de le supprimer. Archivez-le plutôt.',
  'problem.contact_merged': 'Ce contact a été fusionné avec « {name} »',
  'problem.contact_merged.detail': 'Ouvrez le contact dont il fait désormais partie.',
  'problem.registry_number_taken': 'Un contact porte déjà ce numéro d’enregistrement',
  'problem.registry_number_taken.detail':
    'Un numéro appartient à un seul contact. Fusionnez-les s’il s’agit du même.',
  'problem.registry_number_missing': 'Aucun numéro d’enregistrement à vérifier',
  'problem.registry_number_missing.detail':
    'Indiquez les sept chiffres du numéro d’enregistrement de l’organisation.',
  'contacts.registry.purpose': 'Vérification de la fiche d’un contact : {name}',
  'dataset.contacts': 'Contacts',
  'dataset.contacts.about': 'Personnes et organisations en relation avec l’organisation',
  'column.contact_kind': 'Type',
  'column.contact_organisation': 'Employeur',
  'column.phone': 'Téléphone',
  'column.is_customer': 'Est client',
  'column.is_supplier': 'Est fournisseur',
  'column.city': 'Ville',
  'column.is_archived': 'Est archivé',
  'column.customers': 'Clients',
  'column.suppliers': 'Fournisseurs',
  'value.contact_kind.person': 'Personne',
  'value.contact_kind.organisation': 'Organisation',
})
