import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof AnchorProps | keyof ButtonProps> & {
  ref?: Ref<HTMLAnchorElement>
  children?: ReactNode
}

const AnchorElement = (props: AnchorProps & Attributes) => <Anchor {...props} />
const ButtonElement = (props: ButtonProps & Attributes) => <Button component="a" {...props} />

/** Links whose address, parameters and search are checked against the routes. */
export const TextLink = createLink(AnchorElement)
export const ButtonLink = createLink(ButtonElement)
