export const COLOR_MARCA = '#0F5B4C';
const LADO = 32;
const RADIO = 8;

const curva = ([x0, y0], [x1, y1], [x2, y2], [x3, y3], pasos = 12) =>
  Array.from({ length: pasos }, (_, i) => {
    const t = (i + 1) / pasos;
    const u = 1 - t;
    const punto = (a, b, c, d) => u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
    return [punto(x0, x1, x2, x3), punto(y0, y1, y2, y3)];
  });

const SENDA = [
  [14, 32],
  ...curva([14, 32], [14.5, 28], [18, 27.5], [17.5, 24.5]),
  ...curva([17.5, 24.5], [17.2, 22.8], [15.5, 22.5], [15.8, 20.5]),
  ...curva([15.8, 20.5], [16.8, 22.5], [19.5, 22.7], [19.8, 25]),
  ...curva([19.8, 25], [20.2, 27.8], [18.5, 29], [18.5, 32]),
];

const MONTES = [
  [0, 24],
  [9, 14],
  [14, 19.5],
  [20, 12],
  [32, 24],
  [32, 32],
  [0, 32],
];

const cajaDe = (puntos) => {
  const xs = puntos.map(([x]) => x);
  const ys = puntos.map(([, y]) => y);
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
};

/** The foundation's mark, from back to front, on a square of 32: sunrise, mountains and the path between them. */
const FORMAS = [
  {
    color: COLOR_MARCA,
    circulo: null,
    poligono: [
      [0, 0],
      [LADO, 0],
      [LADO, LADO],
      [0, LADO],
    ],
  },
  { color: '#F2A65A', circulo: { x: 16, y: 15, r: 5.5 }, poligono: null },
  { color: '#E3F1EC', circulo: null, poligono: MONTES },
  { color: COLOR_MARCA, circulo: null, poligono: SENDA },
].map((forma) => ({ ...forma, caja: forma.poligono && cajaDe(forma.poligono) }));

const dentroDelPoligono = ({ poligono: puntos, caja }, x, y) => {
  if (x < caja.x0 || x > caja.x1 || y < caja.y0 || y > caja.y1) return false;
  let dentro = false;
  for (let i = 0, j = puntos.length - 1; i < puntos.length; j = i++) {
    const [xi, yi] = puntos[i];
    const [xj, yj] = puntos[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) dentro = !dentro;
  }
  return dentro;
};

const enEsquinaRecortada = (x, y) => {
  const dx = Math.max(RADIO - x, x - (LADO - RADIO), 0);
  const dy = Math.max(RADIO - y, y - (LADO - RADIO), 0);
  return dx * dx + dy * dy > RADIO * RADIO;
};

/** Colour `#RRGGBB` of the mark at a point of the square of 32; null outside of it. */
export const colorEn = (x, y) => {
  if (enEsquinaRecortada(x, y)) return null;
  const encima = FORMAS.findLast((forma) => {
    const { circulo } = forma;
    if (!circulo) return dentroDelPoligono(forma, x, y);
    return (x - circulo.x) ** 2 + (y - circulo.y) ** 2 <= circulo.r ** 2;
  });
  return encima?.color ?? null;
};

const puntosSvg = (puntos) => puntos.map((p) => p.map((n) => Number(n.toFixed(2))).join(' ')).join(' ');

export const marcaSvg = () => {
  const formas = FORMAS.map(({ color, circulo, poligono }) =>
    circulo
      ? `<circle cx="${circulo.x}" cy="${circulo.y}" r="${circulo.r}" fill="${color}"/>`
      : `<polygon points="${puntosSvg(poligono)}" fill="${color}"/>`,
  );
  const marco = `<clipPath id="m"><rect width="${LADO}" height="${LADO}" rx="${RADIO}"/></clipPath>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LADO} ${LADO}">${marco}<g clip-path="url(#m)">${formas.join('')}</g></svg>\n`;
};
