import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'field.required': 'Este campo es obligatorio',
  'field.unknown_field': 'Este campo no existe',
  'field.type': 'El tipo del valor no es correcto. Tipo esperado: {expected}',
  'field.too_short': {
    one: 'Debe tener al menos un carácter',
    many: 'Debe tener al menos {min} de caracteres',
    other: 'Debe tener al menos {min} caracteres',
  },
  'field.too_long': {
    one: 'Debe tener como máximo un carácter',
    many: 'Debe tener como máximo {max} de caracteres',
    other: 'Debe tener como máximo {max} caracteres',
  },
  'field.too_small': 'Valor mínimo: {min}',
  'field.too_big': 'Valor máximo: {max}',
  'field.too_few': {
    one: 'Debe tener al menos un valor',
    many: 'Debe tener al menos {min} de valores',
    other: 'Debe tener al menos {min} valores',
  },
  'field.too_many': {
    one: 'Debe tener como máximo un valor',
    many: 'Debe tener como máximo {max} de valores',
    other: 'Debe tener como máximo {max} valores',
  },
  'field.format': 'No está bien escrito. Forma esperada: {format}',
  'field.pattern': 'Contiene caracteres no permitidos o no está bien escrito',
  'field.one_of': 'Debe ser uno de estos valores: {allowed}',
  'field.not_unique': 'El mismo valor aparece varias veces',
  'field.invalid_cursor': 'El cursor no es válido. Vuelva a leer la lista desde el principio',
  'field.unstorable_text': 'Contiene un carácter que no se puede guardar',
  'field.password_too_short': {
    one: 'La contraseña debe tener al menos un carácter',
    many: 'La contraseña debe tener al menos {min} de caracteres',
    other: 'La contraseña debe tener al menos {min} caracteres',
  },
  'field.password_too_long': {
    one: 'La contraseña debe tener como máximo un carácter',
    many: 'La contraseña debe tener como máximo {max} de caracteres',
    other: 'La contraseña debe tener como máximo {max} caracteres',
  },
  'field.password_breached': 'Esta contraseña está en una lista de contraseñas filtradas. Elija otra',
  'field.password_contains_personal_data':
    'La contraseña contiene datos personales, como su nombre o su correo electrónico',
  'field.duplicate_key': 'Este campo aparece dos veces',
  'field.too_deep': 'Demasiados niveles anidados',
  'field.malformed': 'Está mal escrito y no se puede leer',
  'field.bad_unicode': 'Contiene un carácter Unicode no válido',
  'field.email': 'La dirección de correo electrónico no es válida',
})
