import { defineParts } from '@helpgen/runtime';
import { Admonition } from './parts/Admonition.tsx';
import { CodeBlock } from './parts/CodeBlock.tsx';
import { Details } from './parts/Details.tsx';
import { Diagram } from './parts/Diagram.tsx';
import { Figure } from './parts/Figure.tsx';
import { Steps } from './parts/Steps.tsx';
import { TabPanel, Tabs } from './parts/Tabs.tsx';

/** The default theme: what draws the parts of articles, on the server alone. */
export default defineParts({ Admonition, CodeBlock, Details, Diagram, Figure, Steps, TabPanel, Tabs });
