import { fileURLToPath } from 'node:url';

export const RAIZ = fileURLToPath(new URL('../..', import.meta.url));

export const resolucion = {
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
  alias: { '@': `${RAIZ}src` },
};

/** Leaves out code that never runs in the interface: see docs/adr/0020. */
export const resolucionLigera = {
  ...resolucion,
  alias: {
    ...resolucion.alias,
    '@emotion/is-prop-valid': `${RAIZ}src/ui/app/prop-valida.ts`,
    // What only emotion's withTheme would use, and stand-ins for a hook that React has.
    'hoist-non-react-statics': false,
    'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    'use-sync-external-store/shim$': 'react',
  },
};

/** builtin:swc-loader rule; `extra` merges into its options (targets, refresh). */
export const reglaTypeScript = ({ tsx = false, refresco = false, env, target }) => ({
  test: tsx ? /\.tsx$/ : /\.ts$/,
  exclude: /node_modules/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic', refresh: refresco, development: refresco } },
      externalHelpers: env !== undefined,
      ...(target ? { target } : {}),
    },
    ...(env ? { env } : {}),
  },
  type: 'javascript/auto',
});

/** Icons without what the interface does not use; every build must draw them alike, or hydration would not match. */
export const reglaIconos = {
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^\\/]+\.mjs$/,
  loader: `${RAIZ}scripts/build/icono-ligero.cjs`,
};
