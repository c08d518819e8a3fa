import { writeChecked } from './cache/checked-file.ts';
import { bundlePreviewClient, shippedClientPath } from './steps/bundle-preview-client.ts';
import { nodeFileSystem } from './host/file-system.ts';
import { defaultTheme, packageEntries } from './steps/find-theme.ts';
import { makeThemeBundle } from './steps/make-theme-bundle.ts';

// Run when the packages are built: the default theme is bundled once for all sites that use it as it is.
const { value, diagnostics } = await makeThemeBundle(import.meta.dirname, packageEntries(defaultTheme), [], 'browser');
if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
writeChecked(nodeFileSystem, `${import.meta.dirname}/shipped-bundle.record`, { ...value, inputs: [] });
nodeFileSystem.writeFile(shippedClientPath, await bundlePreviewClient());
