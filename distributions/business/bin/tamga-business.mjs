#!/usr/bin/env node
// `npx tamga-business`
import { launch } from '@tamga/core/launch'

launch(import.meta.url)
