/** A type of the schema: its elements in their order, each of a simple type or one of these. */
export type SchemaType = readonly (readonly [name: string, type: string, many?: 'many'])[]

export type SimulatedService = {
  readonly path: string
  readonly namespace: string
  readonly operation: string
  /** The element that carries the registry number. */
  readonly number: string
  readonly request: SchemaType
  readonly types: Readonly<Record<string, SchemaType>>
  /** The type of `response`. */
  readonly answer: string
}

const texts = (names: string): SchemaType => names.split(' ').map(name => [name, 'xs:string'] as const)

const CITIZEN_FIELDS =
  'addressApartmentName addressDetail addressRegionName addressStreetName addressTownName aimagCityCode aimagCityName bagKhorooCode bagKhorooName birthDate birthDateAsText birthPlace civilId firstname gender image lastname nationality passportAddress passportExpireDate passportIssueDate personId regnum soumDistrictCode soumDistrictName surname'

export const SERVICES: readonly SimulatedService[] = [
  {
    path: 'citizen-1.5.0',
    namespace: 'http://citizen.xyp.gov.mn/',
    operation: 'WS100101_getCitizenIDCardInfo',
    number: 'regnum',
    request: [
      ['auth', 'tns:authorizationData'],
      ['civilId', 'xs:string'],
      ['regnum', 'xs:string'],
    ],
    answer: 'citizenIDCardInfoData',
    types: { citizenIDCardInfoData: texts(CITIZEN_FIELDS) },
  },
  {
    path: 'legal-entity-1.3.0',
    namespace: 'http://les.xyp.gov.mn/',
    operation: 'WS100307_getLegalEntityInfoWithRegnum',
    number: 'legalEntityNumber',
    request: [
      ['auth', 'tns:authorizationData'],
      ['legalEntityNumber', 'xs:int'],
      ['regnum', 'xs:string'],
    ],
    answer: 'legalEntityInfoData',
    types: {
      legalEntityInfoData: [
        ['address', 'tns:addressData', 'many'],
        ['branch', 'tns:branchData', 'many'],
        ['capital', 'tns:capitalData'],
        ['changeName', 'tns:changeNameData', 'many'],
        ['founder', 'tns:holderData', 'many'],
        ['general', 'tns:generalData'],
        ['generalR', 'tns:directorData', 'many'],
        ['induty', 'tns:indutyData', 'many'],
        ['liquidation', 'tns:liquidationData'],
        ['shareHolders', 'tns:holderData', 'many'],
        ['stakeHolders', 'tns:holderData', 'many'],
      ],
      addressData: [
        ['address', 'xs:string'],
        ['bagKhoroo', 'tns:namedData'],
        ['soumDistrict', 'tns:namedData'],
        ['stateCity', 'tns:namedData'],
        ['street', 'xs:string'],
      ],
      namedData: texts('code name'),
      branchData: texts('name'),
      capitalData: texts('amount currency'),
      changeNameData: texts('oldName changedDate'),
      holderData: texts('countryName firstname lastname name percent regnum'),
      generalData: texts(
        'companyName companyRegnum companyTypeName description ownershipTypeName profitTypeName registeredDate stateRegnum',
      ),
      directorData: texts('firstname lastname position'),
      indutyData: texts('code name'),
      liquidationData: texts('date description'),
    },
  },
]

export const AUTHORIZATION_TYPES: Readonly<Record<string, SchemaType>> = {
  authorizationData: [
    ['citizen', 'tns:authorizationEntity'],
    ['operator', 'tns:authorizationEntity'],
  ],
  authorizationEntity: [
    ['appAuthToken', 'xs:string'],
    ['authAppName', 'xs:string'],
    ['authType', 'xs:int'],
    ['certFingerprint', 'xs:string'],
    ['civilId', 'xs:string'],
    ['fingerprint', 'xs:base64Binary'],
    ['otp', 'xs:int'],
    ['regnum', 'xs:string'],
    ['signature', 'xs:string'],
  ],
}
