import './lector-tsx.mjs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import configuracion from '../.dependency-cruiser.mjs';

export const CARPETAS = ['src', 'tests'];

/** Every module of a tree with what it imports, and what of it the rules forbid. */
export const leerGrafo = async (base) => {
  const { output } = await cruise(
    CARPETAS,
    {
      baseDir: base,
      validate: true,
      ruleSet: configuracion,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: ['node_modules', '^scripts/'] },
      // react-admin, which only a measurement uses, is not among this project's packages.
      exclude: { path: '^tests/bench/react-admin/|\\.gen\\.ts$|\\.(?:css|woff2|svg|webp|avif|jpg|png)$' },
      moduleSystems: ['es6', 'cjs'],
      preserveSymlinks: true,
    },
    {
      alias: { '@': join(base, 'src'), '@tests': join(base, 'tests') },
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
    },
  );
  return output;
};
