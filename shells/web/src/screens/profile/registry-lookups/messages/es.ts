import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'own_lookups.title': 'Quién me consultó',
  'own_lookups.text':
    'Todas las organizaciones y personas que le consultaron en el registro nacional, y por qué; según el número de registro que probó su e-ID o el portal del Estado.',
  'own_lookups.none': 'Nadie le ha consultado',
  'own_lookups.unproven.title': 'Pruebe primero quién es',
  'own_lookups.unproven.text':
    'Cuando su e-ID o el portal del Estado haya probado su número de registro, verá aquí quién le consultó.',
  'own_lookups.prove': 'Probar mi identidad',
  'own_lookups.entry': 'Consultado por {tenant}',
  'own_lookups.more': 'Más',
  'own_lookups.confined':
    'Ha iniciado sesión con el proveedor de identidad de su organización. Inicie sesión con su propio e-ID para ver esto.',
})
