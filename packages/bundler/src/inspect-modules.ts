import type { Checked, SiteSources, SourcePath } from '@helpgen/model';
import { toDiagnostics } from './esbuild-diagnostics.ts';

/** Whether each React module has a default export, by esbuild's own reading of it; mistakes in it are findings. */
export async function inspectModules(root: string, modules: readonly SourcePath[]): Promise<Checked<SiteSources['modules']>> {
  if (modules.length === 0) return { value: [], diagnostics: [] };
  const esbuild = await import('esbuild');
  try {
    const result = await esbuild.build({
      absWorkingDir: root,
      entryPoints: modules.map((path) => ({ in: `./${path}`, out: path })),
      outdir: 'inspected',
      bundle: false,
      write: false,
      metafile: true,
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'silent',
    });
    const exportsOf = new Map(Object.values(result.metafile.outputs).map(({ entryPoint, exports }) => [entryPoint ?? '', exports]));
    return { value: modules.map((source) => ({ source, hasDefaultExport: exportsOf.get(source)?.includes('default') ?? false })), diagnostics: [] };
  } catch (error) {
    // A module that cannot be read is reported as such; that it lacks an export would only be noise.
    return { value: modules.map((source) => ({ source, hasDefaultExport: true })), diagnostics: toDiagnostics(error, '') };
  }
}
