import { fileURLToPath } from 'node:url';

export const RAIZ = fileURLToPath(new URL('../..', import.meta.url));

export const resolucion = {
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
  alias: { '@': `${RAIZ}src` },
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
