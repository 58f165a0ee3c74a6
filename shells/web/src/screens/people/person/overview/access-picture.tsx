import { Table, Text } from '@mantine/core'
import { direction } from '@tamga/formats'
import type { PersonOverview } from '../../../../data/organisation/person.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { useTexts } from '../../../../i18n/texts.ts'
import { Card } from '../../../../parts/page/card.tsx'
import { Fold } from '../../../../parts/page/fold.tsx'
import { useRoleNames } from '../../../../parts/role/role-names.ts'
import { peopleTexts } from '../../texts.ts'
import { accessGraph, accessRows } from './access-graph.ts'
import classes from './access-picture.module.css'
import { COLUMN, layoutGraph, NODE, type PlacedNode, WIDTH } from './graph-layout.ts'

type AccessPictureProps = { name: string; overview: PersonOverview }

/** From the person through roles and permissions to what they open; a table says the same in words. */
export function AccessPicture({ name, overview }: AccessPictureProps) {
  const t = useTexts(peopleTexts)
  return (
    <Card title={t('person.picture')} description={t('person.picture.note')}>
      <Picture name={name} overview={overview} />
      <Fold label={t('person.picture.table')}>
        <AccessTable overview={overview} />
      </Fold>
    </Card>
  )
}

function Picture({ name, overview }: AccessPictureProps) {
  const t = useTexts(peopleTexts)
  const { nameOf } = useRoleNames()
  const { language } = useLanguage()
  const isRtl = direction(language) === 'rtl'
  const { nodes, lines, height } = layoutGraph(accessGraph(overview, nameOf), name, isRtl)
  const heads = ['person', 'role', 'permission', 'application'] as const
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={t('person.picture.label', {
        name,
        roles: overview.grants.length,
        permissions: overview.permissions.length,
        applications: overview.applications.length,
      })}
    >
      {heads.map((head, column) => (
        <text
          key={head}
          className={classes.head}
          x={(isRtl ? heads.length - 1 - column : column) * COLUMN + NODE.width / 2}
          y={16}
        >
          {t(`person.picture.${head}`)}
        </text>
      ))}
      {lines.map(({ key, path }) => (
        <path key={key} className={classes.line} d={path} />
      ))}
      {nodes.map(node => (
        <Node key={node.key} node={node} />
      ))}
    </svg>
  )
}

function Node({ node }: { node: PlacedNode }) {
  return (
    <g transform={`translate(${node.x} ${node.y})`} data-kind={node.kind} className={classes.node}>
      <title>{node.note ? `${node.label}: ${node.note}` : node.label}</title>
      <rect width={NODE.width} height={NODE.height} rx={8} />
      <text x={NODE.width / 2} y={node.note ? 16 : 23}>
        {shortened(node.label, 26)}
      </text>
      {node.note && (
        <text x={NODE.width / 2} y={30} className={classes.note}>
          {shortened(node.note, 34)}
        </text>
      )}
    </g>
  )
}

const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

function AccessTable({ overview }: { overview: PersonOverview }) {
  const t = useTexts(peopleTexts)
  const { nameOf } = useRoleNames()
  return (
    <Table.ScrollContainer minWidth={280}>
      <Table aria-label={t('person.picture')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('person.picture.role')}</Table.Th>
            <Table.Th>{t('person.picture.permission')}</Table.Th>
            <Table.Th>{t('person.picture.application')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {accessRows(overview, nameOf).map(({ key, role, permissions, application }) => (
            <Table.Tr key={key}>
              <Table.Td>{role}</Table.Td>
              <Table.Td>
                {permissions.map(permission => (
                  <Text key={permission} size="sm">
                    {permission}
                  </Text>
                ))}
              </Table.Td>
              <Table.Td>{application}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
