import { AUTHORIZATION_TYPES, type SchemaType, type SimulatedService } from './services.ts'

const element = ([name, type, many]: SchemaType[number]): string =>
  `<xs:element name="${name}" type="${type}" minOccurs="0"${many ? ' maxOccurs="unbounded" nillable="true"' : ''}/>`

const complexType = (name: string, elements: SchemaType): string =>
  `<xs:complexType name="${name}"><xs:sequence>${elements.map(element).join('')}</xs:sequence></xs:complexType>`

/** Elements inside of the operation are in no namespace, as on the real wire. */
function schemaOf({ namespace, operation, request, types }: SimulatedService): string {
  const all: Readonly<Record<string, SchemaType>> = {
    [operation]: [['request', 'tns:requestData']],
    [`${operation}Response`]: [['return', 'tns:serviceResponse']],
    requestData: request,
    serviceResponse: [
      ['request', 'tns:requestData'],
      ['requestId', 'xs:string'],
      ['response', 'xs:anyType'],
      ['resultCode', 'xs:int'],
      ['resultMessage', 'xs:string'],
    ],
    ...AUTHORIZATION_TYPES,
    ...types,
  }
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="${namespace}" version="1.0" targetNamespace="${namespace}">
<xs:element name="${operation}" type="tns:${operation}"/><xs:element name="${operation}Response" type="tns:${operation}Response"/>
${Object.entries(all)
  .map(([name, elements]) => complexType(name, elements))
  .join('\n')}
</xs:schema>`
}

export function wsdlOf(service: SimulatedService, address: string): string {
  const { namespace, operation } = service
  const message = (name: string) =>
    `<wsdl:message name="${name}"><wsdl:part name="parameters" element="tns:${name}"/></wsdl:message>`
  const body = '<soap:body use="literal"/>'
  return `<?xml version="1.0" encoding="UTF-8"?>
<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:tns="${namespace}" name="RegistryService" targetNamespace="${namespace}">
<wsdl:types>${schemaOf(service)}</wsdl:types>
${message(operation)}${message(`${operation}Response`)}
<wsdl:portType name="RegistryPort"><wsdl:operation name="${operation}"><wsdl:input message="tns:${operation}"/><wsdl:output message="tns:${operation}Response"/></wsdl:operation></wsdl:portType>
<wsdl:binding name="RegistryBinding" type="tns:RegistryPort"><soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
<wsdl:operation name="${operation}"><soap:operation soapAction=""/><wsdl:input>${body}</wsdl:input><wsdl:output>${body}</wsdl:output></wsdl:operation></wsdl:binding>
<wsdl:service name="RegistryService"><wsdl:port name="RegistryPort" binding="tns:RegistryBinding"><soap:address location="${address}"/></wsdl:port></wsdl:service>
</wsdl:definitions>`
}
