import { Type } from 'typebox'
import { Shape, Time } from '../http/contract.ts'

/** How many days a histogram has. */
export const HISTOGRAM_DAYS = 30
/** Of one day no more are counted: counting all would cost more than it tells. */
export const MOST_OF_A_DAY = 300

/** Where a day begins. */
export const ZoneName = Type.String({
  minLength: 1,
  maxLength: 64,
  description:
    'a name of the IANA time zone database; that of the person, else of the organisation, when left out',
})

export const DaysQuery = Shape({ zone: Type.Optional(ZoneName) })

export const DayCounts = Shape({
  items: Type.Array(
    Shape({
      at: Time,
      count: Type.Integer({ maximum: MOST_OF_A_DAY }),
      is_lower_bound: Type.Optional(Type.Literal(true, { description: 'there are more than `count` says' })),
    }),
    {
      description: `the last ${HISTOGRAM_DAYS} days by the moment they begin, oldest first; the last is today`,
    },
  ),
})
