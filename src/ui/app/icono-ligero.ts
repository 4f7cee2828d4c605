import { type ComponentProps, createElement } from 'react';

/** Name and attributes of each line of the drawing. */
type Lineas = readonly [etiqueta: string, atributos: Readonly<Record<string, string>>][];

type IconoProps = ComponentProps<'svg'> & { size?: number | string };

const seExplica = (props: object): boolean =>
  Object.keys(props).some((nombre) => /^(?:aria-|role$|title$|children$)/.test(nombre));

/** An icon as lucide draws it: hidden from screen readers unless it says something. Takes its place when building. */
export const crearIcono =
  (lineas: Lineas) =>
  ({ size = 24, ...resto }: IconoProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': seExplica(resto) ? undefined : true,
        ...resto,
      },
      ...lineas.map(([etiqueta, atributos]) => createElement(etiqueta, atributos)),
    );
