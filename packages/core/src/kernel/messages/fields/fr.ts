import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'field.required': 'Ce champ est obligatoire',
  'field.unknown_field': 'Ce champ n’existe pas',
  'field.type': 'Le type de la valeur est incorrect. Type attendu : {expected}',
  'field.too_short': {
    one: 'Il faut au moins {min} caractère',
    many: 'Il faut au moins {min} de caractères',
    other: 'Il faut au moins {min} caractères',
  },
  'field.too_long': {
    one: 'Il faut au plus {max} caractère',
    many: 'Il faut au plus {max} de caractères',
    other: 'Il faut au plus {max} caractères',
  },
  'field.too_small': 'Valeur minimale : {min}',
  'field.too_big': 'Valeur maximale : {max}',
  'field.too_few': {
    one: 'Il faut au moins {min} valeur',
    many: 'Il faut au moins {min} de valeurs',
    other: 'Il faut au moins {min} valeurs',
  },
  'field.too_many': {
    one: 'Il faut au plus {max} valeur',
    many: 'Il faut au plus {max} de valeurs',
    other: 'Il faut au plus {max} valeurs',
  },
  'field.format': 'La saisie est incorrecte. Forme attendue : {format}',
  'field.pattern': 'Contient des caractères non autorisés ou est mal écrit',
  'field.one_of': 'Valeurs possibles : {allowed}',
  'field.not_unique': 'La même valeur apparaît plusieurs fois',
  'field.invalid_cursor': 'Le curseur (cursor) n’est pas valable. Relisez la liste depuis le début',
  'field.unstorable_text': 'Contient un caractère qui ne peut pas être enregistré',
  'field.password_too_short': {
    one: 'Le mot de passe doit compter au moins {min} caractère',
    many: 'Le mot de passe doit compter au moins {min} de caractères',
    other: 'Le mot de passe doit compter au moins {min} caractères',
  },
  'field.password_too_long': {
    one: 'Le mot de passe doit compter au plus {max} caractère',
    many: 'Le mot de passe doit compter au plus {max} de caractères',
    other: 'Le mot de passe doit compter au plus {max} caractères',
  },
  'field.password_breached':
    'Ce mot de passe figure dans une liste de mots de passe divulgués. Choisissez-en un autre',
  'field.password_contains_personal_data':
    'Le mot de passe contient des données personnelles, comme votre nom ou votre e-mail',
  'field.duplicate_key': 'Ce champ est donné deux fois',
  'field.too_deep': 'Trop de niveaux imbriqués',
  'field.malformed': 'Mal écrit, lecture impossible',
  'field.bad_unicode': 'Contient un caractère Unicode non valable',
  'field.email': 'L’adresse e-mail n’est pas valable',
})
