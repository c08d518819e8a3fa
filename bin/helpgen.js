#!/usr/bin/env node
import '../packages/cli/dist/helpgen.js';
