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

/** The dark values as custom properties, for the time before a script has set `data-theme`. */
export function variablesOscuras(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(COLORES).map(([nombre, { oscuro }]) => [
      `--chakra-colors-${nombre.replace('.', '-')}`,
      // The light values live in a later cascade layer, and only this mark lets an earlier one win.
      `${oscuro} !important`,
    ]),
  );
}
