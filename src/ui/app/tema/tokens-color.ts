import { COLORES } from './colores';

type ValorSemantico = { value: { base: string; _dark: string } };
type ArbolDeColores = { [rama: string]: ValorSemantico | ArbolDeColores };

/** Chakra nests `bg.canvas` as { bg: { canvas } } and a bare `fg` as { fg: { DEFAULT } }. */
export function coloresSemanticos(): ArbolDeColores {
  const arbol: ArbolDeColores = {};
  for (const [nombre, { claro, oscuro }] of Object.entries(COLORES)) {
    const [rama = nombre, hoja = 'DEFAULT'] = nombre.split('.');
    const actual = (arbol[rama] ?? {}) as ArbolDeColores;
    actual[hoja] = { value: { base: claro, _dark: oscuro } };
    arbol[rama] = actual;
  }
  return arbol;
}

/** As Chakra names it: `info.tintFg` -> `--chakra-colors-info-tint-fg`. */
export const nombreVariable = (color: string): string =>
  `--chakra-colors-${color.replace('.', '-').replace(/[A-Z]/g, (letra) => `-${letra.toLowerCase()}`)}`;

/** The dark values as custom properties, for the time before a script has set `data-theme`. */
export function variablesOscuras(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(COLORES).map(([nombre, { oscuro }]) => [
      nombreVariable(nombre),
      // The light values live in a later cascade layer, and only this mark lets an earlier one win.
      `${oscuro} !important`,
    ]),
  );
}
