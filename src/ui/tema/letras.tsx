import { Global } from '@emotion/react';
import figtreeUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const variable = (familia: string, url: string, pesos: string) => ({
  fontFamily: familia,
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: pesos,
  src: `url(${url}) format('woff2')`,
  unicodeRange: LATIN,
});

type Medidas = { ajuste: string; ascenso: string; descenso: string };

const reserva = (familia: string, local: string, { ajuste, ascenso, descenso }: Medidas) => ({
  fontFamily: familia,
  src: local,
  sizeAdjust: ajuste,
  ascentOverride: ascenso,
  descentOverride: descenso,
  lineGapOverride: '0%',
});

/** Measured in Chromium over a Spanish text: the system fonts stretched to the width and line box of ours, so that the swap moves nothing. */
const fontFaces = [
  variable('Figtree Variable', figtreeUrl, '300 900'),
  reserva('Figtree Arial', "local('Arial'), local('Liberation Sans')", {
    ajuste: '100.1%',
    ascenso: '94.9%',
    descenso: '25%',
  }),
  reserva('Figtree Roboto', "local('Roboto')", { ajuste: '99.3%', ascenso: '95.7%', descenso: '25.2%' }),
  variable('Fraunces Variable', frauncesUrl, '100 900'),
  reserva('Fraunces Times', "local('Times New Roman'), local('Liberation Serif'), local('Noto Serif')", {
    ajuste: '120.2%',
    ascenso: '81.4%',
    descenso: '21.2%',
  }),
];

const estilos = fontFaces.map((cara) => ({ '@font-face': cara }));

export function Letras() {
  return <Global styles={estilos} />;
}
